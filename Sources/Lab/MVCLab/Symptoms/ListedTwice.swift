import HeadlessUI
import MVC

extension Symptom {
  /// Found where two rows of a table are one item: the same object, or values with the same `id`.
  ///
  /// Two items with the same text are two items.
  public static let listedTwice = Symptom(
    "listed-twice",
    sentence: "a list shows one item twice",
    reason: """
      A page that is asked for by its number, a second answer to one question, or a copy from the server is appended to \
      what is there already. Look whether an item is in the list before it is added.
      """,
    found: .atRest { evidence in evidence.itemsListedTwice }
  )
}

extension Evidence {
  fileprivate var itemsListedTwice: [Harm] {
    world.windows.compactMap(\.top).flatMap(\.elements).compactMap { $0 as? TableView }
      .flatMap { table in
        (tables[table.participant]?.lists ?? []).compactMap { harm($0, in: table) }.prefix(1)
      }
  }

  private func harm(_ shown: ShownItems, in table: TableView) -> Harm? {
    var rows: [String: Int] = [:]
    for (row, item) in shown.items.enumerated() {
      guard let identity = item.identity else { continue }
      guard let first = rows.updateValue(row, forKey: identity) else { continue }
      let text = item.content.first { !$0.isEmpty }.map { "'\($0)' " } ?? ""
      let change = lastChange(of: shown.list)
      return Harm(
        "one item \(text)is in rows \(first) and \(row) of \(name(table.participant))",
        site: change.flatMap { site(of: $0) },
        hop: change
      )
    }
    return nil
  }

  /// The last hop that changed a list, or painted the table with it.
  private func lastChange(of list: TableList) -> Int? {
    step.last {
      hops[$0].kind == .change && hops[$0].callee == list.owner
        && hops[$0].name == list.property.name
    }
      ?? step.last { index in
        hops[index].kind == .render && component(hops[index].callee) is TableView
      }
  }
}
