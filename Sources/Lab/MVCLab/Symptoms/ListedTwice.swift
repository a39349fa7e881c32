import HeadlessUI
import MVC

extension Symptom {
  /// Found where two rows of a table are one item: the same object, or two with the same `id`.
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
    guard let rows = shown.repeated else { return nil }
    let item = shown.items[rows.first]
    let text = item.content.allSatisfy(\.isEmpty) ? "" : item.text + " "
    let change = lastChange(of: shown.list)
    if let change, isWanted(change) { return nil }
    return Harm(
      "one item \(text)is in rows \(rows.first) and \(rows.second) of \(name(table.participant))",
      site: change.flatMap { site(of: $0) },
      hop: change
    )
  }

  /// Whether the user has added the item by a touch, without an answer, a timer or a screen that appears between: a song may
  /// be in a list twice.
  private func isWanted(_ change: Int) -> Bool {
    let way = causes(of: change).prefix { $0.hop.userEvent == nil }
    guard let touch = causes(of: change).first(where: { $0.hop.userEvent != nil })?.hop.userEvent,
      ![.scroll, .pull, .goBack].contains(touch)
    else { return false }
    return way.allSatisfy { _, hop in
      hop.lifecycle == nil && ![.answer, .timer, .turn, .outside].contains(hop.kind)
    }
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
