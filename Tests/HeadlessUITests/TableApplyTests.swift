import HeadlessUI
import MVC
import Testing

@Suite struct TableApplyTests {
  private let runtime = Runtime()
  private let page: ListPage

  init() { page = runtime.list(letters(3)) }

  @Test(arguments: [
    (["a", "x", "b", "c"], Change.insert([1]), "0: a, 1: x, 2: b, 3: c"),
    (["a", "c"], .remove([1]), "0: a, 1: c"),
    (["a", "y", "c"], .replace([1]), "0: a, 1: y, 2: c"),
    (["b", "c", "a"], .move(from: 0, to: 2), "0: b, 1: c, 2: a"),
    (["z"], .set, "0: z"),
  ])
  func `an applied change makes the rows show what the data source says`(
    items: [String],
    change: Change,
    shown: String
  ) throws {
    page.items = items
    try runtime.assemble { try page.table.apply(change) }
    let rows = zip(page.table.visibleRows, page.table.visibleCells).map { "\($0): \($1.text)" }
    #expect(rows.joined(separator: ", ") == shown)
  }

  @Test func `a change that the data source does not know is a fault`() {
    #expect(throws: InvalidUpdate.self) {
      try runtime.assemble { try page.table.apply(.insert([3])) }
    }
  }
}
