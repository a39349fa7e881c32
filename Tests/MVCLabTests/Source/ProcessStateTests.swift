import HeadlessUI
import MVCLab
import Testing

/// A declaration that outlives a world, in the source of a wiring.
@Suite struct ProcessStateTests {
  private func found(_ text: String) -> String? {
    let index = SourceIndex([SourceFile(name: "A.swift", text: text)])
    let wiring = Wiring("plain", .correct, "plain", files: ["A.swift"]) { EmptyAssembly() }
    let system = System(
      name: "sample",
      summary: "a sample",
      style: .cocoaMVC,
      screens: [ScreenKind("page", "the page")],
      wirings: [wiring],
      sources: index
    )
    return system.processState(of: wiring)
  }

  private static let session = "final class Session: Model { let name = 1 }\n"

  @Test(
    arguments: [
      ("extension Session {\n  static let shared = Session()\n}", "static let shared"),
      ("struct A { private static nonisolated(unsafe) let a: Session = .init() }", "static let a"),
      ("struct A { static var count = 0 }", "static var count"),
      ("struct A { static var name: String? }", "static var name"),
      ("private let session = Session()", "let session"),
      ("nonisolated(unsafe) var taps = 0", "var taps"),
      ("func load() { UserDefaults.standard.set(1, forKey: \"a\") }", "UserDefaults"),
    ]
  )
  func `what changes and outlives a world is named with its line`(text: String, words: String) {
    let line = 1 + (text.contains("\n") ? 2 : 1)
    #expect(found(Self.session + text) == "A.swift:\(line) has '\(words)'")
  }

  @Test(
    arguments: [
      "struct A { static let most = 10 }", "struct A { static let names = [\"a\"] }",
      "struct A { static var shared: Session { singleton { Session() } } }",
      "struct A { static var name: String { \"a\" } }",
      "struct A { let session = Session(); var count = 0 }", "func a() { var count = 0 }",
      "protocol A { static var name: String { get } }",
      "final class Prices { let digits = 2 }\nstruct A { static let prices = Prices() }",
      "extension NotificationName { static let didChange = NotificationName(\"a\") }",
      "// static var count = 0", "let page = Page(1)\nstruct Page { var number: Int }",
    ]
  )
  func `what is constant, computed, or in an object is not`(text: String) {
    #expect(found(Self.session + text) == nil)
  }
}

private final class EmptyAssembly: Assembly {
  func makeScreen(_ kind: String) -> ViewController { ViewController() }
}
