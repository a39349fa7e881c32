import HeadlessUI
import MVC

/// An item whose row the user has touched.
struct TouchedItem: Sendable {
  let table: Participant
  /// The user's event, as an index into the hops.
  let event: Int
  /// What was in the row.
  let item: ShownItems.Item
  /// The rows of the item now, in the list that the table showed and in others that have it too.
  var rows: [TableList: Int]
}

extension TouchedItem {
  /// The item of a row that the user is about to touch; nil if it is not known what the row shows.
  init?(row: Int, of table: TableView, in memory: TableMemory, event: Int) {
    guard let shown = memory.lists.first else { return nil }
    (self.table, self.event, rows) = (table.participant, event, [:])
    if shown.isFromCells {
      guard shown.items.indices.contains(row) else { return nil }
      let cell = shown.items[row]
      var found: ShownItems.Item?
      for shown in memory.lists where !shown.isFromCells {
        guard let items = StoredProperties.items(of: shown.list, in: table),
          let row = items.onlyRow(like: cell)
        else { continue }
        rows[shown.list] = row
        found = found ?? items[row]
      }
      item = found ?? cell
      return
    }
    let all = memory.lists.compactMap { shown in
      StoredProperties.elements(of: shown.list, in: table).map { (list: shown.list, elements: $0) }
    }
    guard let first = all.first, first.list == shown.list, first.elements.indices.contains(row)
    else {
      return nil
    }
    let touched = first.elements[row]
    item = ShownItems.Item(touched)
    rows[shown.list] = row
    for (list, elements) in all.dropFirst() {
      rows[list] = elements.firstIndex { ShownItems.isOne($0, touched) }
    }
  }

  /// Follows the item through what a step has changed in its lists; nil if it is in none of them any more.
  func followed(
    through step: Range<Int>,
    of hops: [Hop],
    from before: TableSight?,
    to now: TableSight
  ) -> TouchedItem? {
    var followed = self
    followed.rows = rows.reduce(into: [:]) { rows, place in
      rows[place.key] = ListStep(place.key, step, of: hops, from: before, to: now)
        .place(of: place.value, item.identity)
    }
    return followed.rows.isEmpty ? nil : followed
  }
}

/// What one step has done to a list.
struct ListStep {
  /// The items before it; nil if nobody looked.
  let before: [ShownItems.Item]?
  let after: [ShownItems.Item]
  /// The recorded changes; nil if the list was set, or changed in another way.
  let changes: [Change]?

  init(
    _ list: TableList,
    _ step: Range<Int>,
    of hops: [Hop],
    from before: TableSight?,
    to now: TableSight
  ) {
    (self.before, after) = (before?.items[list], now.items[list] ?? [])
    changes = ListStep.changes(of: list, step, of: hops)
  }

  /// The row of an item now, by its identity, or else by the row in which it was before; nil if that is not known.
  func place(of row: Int, _ identity: ShownItems.Identity?) -> Int? {
    if let identity { return after.firstIndex { $0.identity == identity } }
    if before == after { return row }
    return changes.flatMap { changes in
      changes.isEmpty
        ? nil : changes.reduce(Optional(row)) { row, change in row.flatMap(change.place) }
    }
  }

  /// The changes of a list that a step has recorded, each with what has changed; nil if one has set it.
  static func changes(of list: TableList, _ step: Range<Int>, of hops: [Hop]) -> [Change]? {
    var changes: [Change] = []
    for hop in hops[step]
    where hop.kind == .change && hop.callee == list.owner && hop.name == list.property.name {
      guard case .change(let change) = hop.detail, change != .set else { return nil }
      changes.append(change)
    }
    return changes
  }
}

extension Evidence {
  /// The item that this step is about: the user touches its row now, or has before a request that is answered now.
  var touchedItem: TouchedItem? {
    if let (index, hop) = userEvents.first {
      if let touched, touched.event == index { return touched }
      return touchedBeforeAlert(answeredBy: hop)
    }
    // Of answers that come at once nobody says which one changes what.
    let answers = hops(.answer)
    guard answers.count == 1 else { return nil }
    let touch = origin(of: answers[0].index).touch
    return touches.last { $0.event == touch }
  }

  /// The item whose row the user touched before an alert about it, if the event answers that.
  private func touchedBeforeAlert(answeredBy event: Hop) -> TouchedItem? {
    guard let touch = touchBeforeAlert, case .tap = event.userEvent else { return nil }
    let screen = (component(touch.table) as? TableView)?.screen
    // The control of an alert that was answered may be gone.
    let control = component(event.callee) as? Element
    return control == nil || control?.screen === screen ? touch : nil
  }

  /// The item whose row was touched in this step, if an alert is in front of its table now.
  var touchBehindAlert: TouchedItem? {
    touchedItem.flatMap { touch in
      let screen = (component(touch.table) as? TableView)?.screen
      return screen?.alert == nil ? nil : touch
    }
  }
}
