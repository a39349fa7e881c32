import HeadlessUI
import LabConversation
import LabSystems
import MVC
import MVCLab
import Testing

@Suite("Between two wirings of items lies the lesson, and nothing else")
struct ItemsSourceTests {
  @Test(
    "parts that keep their controller differ from the correct ones in one word",
    arguments: ["ItemsView", "ItemsModel", "ItemDetailView", "ItemDetailModel"]
  )
  func strongBack(name: String) throws {
    let correct = try code("\(name).swift")
    let strong = try code("StrongBack\(name).swift")
    let difference = strong.difference(from: correct)
    #expect(
      difference.insertions.map(\.text)
        == difference.removals.map(\.text).map {
          $0.replacing(".weak", with: ".strong")
        }
    )
    #expect(difference.count == 2)
  }

  @Test(
    "where a link is missing, one line is",
    arguments: [
      ("WireMissingView", "controller.itemsView = view"),
      ("WireMissingModel", "controller.itemsModel = model"),
      ("WireMissingBack", "model.controller = controller"),
    ]
  )
  func missing(name: String, line: String) throws {
    let correct = try making(in: code("ItemsRouter.swift"))
    let broken = try making(in: code("\(name)ItemsRouter.swift"))
    #expect(broken.contains("return controller"))
    #expect(broken == correct.filter { $0 != line })
    #expect(broken.count == correct.count - 1)
  }

  /// What a file says, without remarks, names of wirings, and who may see or inherit it.
  private func code(_ file: String) throws -> [String] {
    try #require(System.items.sources.file(file)).lines.map { line in
      ["Correct.", "final ", "private ", "override "].reduce(String(line.drop { $0 == " " })) {
        $0.replacing($1, with: "")
      }
    }.filter { !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("extension ") }
  }

  /// The lines of the function that builds the list.
  private func making(in lines: [String]) -> [String] {
    Array(lines.drop { !$0.hasPrefix("func makeItems") }.prefix { $0 != "}" })
  }
}

extension CollectionDifference.Change where ChangeElement == String {
  fileprivate var text: String {
    switch self {
    case .insert(_, let text, _), .remove(_, let text, _): text
    }
  }
}
