import MVC
import Testing

@testable import MVCLab

/// Items are read where they lie; a mirror shows the same of them.
@Suite struct ItemPlanTests {
  @Test func `an item that is read in its place is what a mirror shows`() throws {
    try expectSame([Task(id: 7, title: "Milk"), Task(id: 8, title: "", note: "now", share: 0.5)])
    try expectSame([Named(id: "a", size: .init(width: 3)), Named(id: "", size: .init(width: 0))])
    try expectSame([Row(title: "Bread", isDone: true), Row(title: "新闻", isDone: false)])
  }

  @Test(
    arguments: [
      Int.self, String.self, Bool.self, String?.self, Double.self, [String].self, Kind.self,
      Ranked.self, Keyed.self, Counted.self, Store.self, (String, Int).self,
    ] as [Any.Type]
  ) func `what only the value can tell is left to the mirror`(type: Any.Type) {
    #expect(ItemPlan.of(type) == nil)
  }

  @Test func `a list that has changed is read again, and one that has not is not`() {
    var rows = [Row(title: "Bread", isDone: true)]
    let first = ReadList.of(rows)
    #expect(ReadList.of(rows).items == first.items)
    rows[0].title = "Milk"
    #expect(ReadList.of(rows).items.first?.content == ["Milk", "true"])
    #expect(first.items.first?.content == ["Bread", "true"])
    let store = Store()
    let (stores, whatever): ([Store], [Any]) = ([store], [store])
    #expect(ReadList.of(stores).items.first?.content == ["old"])
    #expect(ReadList.of(whatever).items.first?.content == ["old"])
    store.text = "new"
    #expect(ReadList.of(whatever).items.first?.content == ["new"])
    #expect(ReadList.of(stores).items.first?.content == ["new"])
  }

  private func expectSame<Element>(_ elements: [Element]) throws {
    let plan = try #require(ItemPlan.of(Element.self))
    for element in elements {
      let item = withUnsafeBytes(of: element) { bytes in bytes.baseAddress.map(plan.item) }
      #expect(item == ShownItems.Item(element))
    }
    #expect(elements.items == elements.map(ShownItems.Item.init))
  }

  private struct Task: Identifiable {
    let id: Int
    var title: String
    var note: String?
    var isOpen = true
    var share = 1.5
    var size = Size(width: 2)
  }

  private struct Size { var width: Int }

  /// It is not `Identifiable`, and yet its `id` tells it.
  private struct Named {
    let id: String
    let size: Size
  }

  private struct Row {
    var title: String
    var isDone: Bool
  }

  private enum Kind { case small }

  private struct Ranked {
    let title: String
    let kind: Kind
  }

  private struct Keyed: Identifiable {
    let name: String
    var id: Int { name.count }
  }

  private struct Counted { let count: UInt8 }

  private final class Store { var text = "old" }
}
