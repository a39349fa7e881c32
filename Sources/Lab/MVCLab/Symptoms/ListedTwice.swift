import HeadlessUI
import MVC

extension Symptom {
  /// Found where an item is added to a list that has it already: the same object, or one with the same `id`.
  ///
  /// Two items with the same text are two items, and what comes twice in one answer is what the server lists.
  public static let listedTwice = Symptom(
    "listed-twice",
    sentence: "a list shows one item twice",
    reason: """
      A page that is asked for by its number, a second answer to one question, or a copy from the server is appended to \
      what is there already. Look whether an item is in the list before it is added.
      """,
    found: .inStep { evidence in evidence.itemsListedTwice }
  )
}

extension Evidence {
  fileprivate var itemsListedTwice: [Harm] {
    guard !world.hasEnded else { return [] }
    return
      tablesInSight
      .flatMap { table in
        (tables[table.participant]?.lists ?? []).compactMap { harm($0, in: table) }.prefix(1)
      }
  }

  private func harm(_ shown: ShownItems, in table: TableView) -> Harm? {
    guard !shown.repeats.isEmpty else { return nil }
    let before =
      tablesBefore[table.participant]?.lists.first { $0.list == shown.list }?.items ?? []
    guard before != shown.items, let rows = rowsOfItemAdded(to: before, shown) else { return nil }
    let item = shown.items[rows.second]
    let text = item.content.allSatisfy(\.isEmpty) ? "" : item.text + " "
    let change = lastChange(of: shown.list)
    if let change, isWanted(change) { return nil }
    return Harm(
      "one item \(text)is in rows \(rows.first) and \(rows.second) of \(name(table.participant))",
      site: change.flatMap { site(of: $0) },
      hop: change
    )
  }

  /// Two rows of one item, of which this step has added one later than the other.
  private func rowsOfItemAdded(
    to before: [ShownItems.Item],
    _ shown: ShownItems
  ) -> (first: Int, second: Int)? {
    let changes = ListStep.changes(of: shown.list, step, of: hops) ?? []
    let births = ShownItems.births(of: before, after: changes, shown.items)
    for rows in shown.repeats {
      for (first, second) in zip(rows, rows.dropFirst()) where births[first] != births[second] {
        return (first, second)
      }
    }
    return nil
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

extension ShownItems {
  /// For each row the number of the change that brought it, and -1 if it was there before.
  ///
  /// A list that was set is only known to have been added to if it begins with what was there before.
  fileprivate static func births(
    of before: [Item],
    after changes: [Change],
    _ items: [Item]
  ) -> [Int] {
    var births = Array(repeating: -1, count: before.count)
    for (number, change) in changes.enumerated() {
      guard births.make(change, number) else { break }
    }
    if births.count == items.count, !changes.isEmpty { return births }
    let isAppended = before.count < items.count && zip(before, items).allSatisfy { $0 == $1 }
    return items.indices.map { isAppended && $0 < before.count ? -1 : 0 }
  }
}

extension [Int] {
  /// Makes a change with a number as its new elements; returns false, and changes nothing, if it does not fit.
  fileprivate mutating func make(_ change: Change, _ number: Int) -> Bool {
    switch change {
    case .set: return false
    case .insert(let indexes):
      guard let last = indexes.last, last < count + indexes.count else { return indexes.isEmpty }
      for index in indexes { insert(number, at: index) }
    case .remove(let indexes):
      guard indexes.allSatisfy(indices.contains) else { return false }
      for index in indexes.reversed() { remove(at: index) }
    case .replace(let indexes):
      guard indexes.allSatisfy(indices.contains) else { return false }
      for index in indexes { self[index] = number }
    case .move(let from, let to):
      guard indices.contains(from), indices.contains(to) else { return false }
      insert(remove(at: from), at: to)
    }
    return true
  }
}
