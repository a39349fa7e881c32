import HeadlessUI
import MVC

/// An item whose row the user has touched.
struct TouchedItem: Sendable {
  let table: Participant
  let list: TableList
  let item: ShownItems.Item
  /// The user's event, as an index into the hops.
  let event: Int
}

extension Evidence {
  /// The item that this step is about: the user touches its row now, or has before a request that is answered now.
  var touchedItem: TouchedItem? {
    if let (index, hop) = userEvents.first {
      return touched(by: hop, at: index) ?? touchedBeforeAlert(answeredBy: hop)
    }
    // Of answers that come at once nobody says which one changes what.
    let answers = hops(.answer)
    guard answers.count == 1 else { return nil }
    let events = causes(of: answers[0].index).filter { $0.hop.userEvent != nil }
    return events.lazy.compactMap { event in touches.last { $0.event == event.index } }.first
  }

  /// The item whose row the user touched before an alert about it, if the event answers that.
  private func touchedBeforeAlert(answeredBy event: Hop) -> TouchedItem? {
    guard let touch = touchBeforeAlert, case .tap = event.userEvent else { return nil }
    let screen = (component(touch.table) as? TableView)?.screen
    // The control of an alert that was answered may be gone.
    let control = component(event.callee) as? Element
    return control == nil || control?.screen === screen ? touch : nil
  }

  /// The item whose row a user's event is about, as the tables were before it.
  private func touched(by event: Hop, at index: Int) -> TouchedItem? {
    guard let (table, row) = place(of: event), let shown = tablesBefore[table]?.lists.first,
      shown.items.indices.contains(row)
    else { return nil }
    return TouchedItem(table: table, list: shown.list, item: shown.items[row], event: index)
  }

  /// The item whose row was touched in this step, if an alert is in front of its table now.
  var touchBehindAlert: TouchedItem? {
    touchedItem.flatMap { touch in
      let screen = (component(touch.table) as? TableView)?.screen
      return screen?.alert == nil ? nil : touch
    }
  }

  /// The table and the row of an event.
  private func place(of event: Hop) -> (table: Participant, row: Int)? {
    if let memory = tablesBefore[event.callee] {
      switch event.userEvent {
      case .select(let row), .swipe(let row): return (event.callee, row)
      case .tap: return memory.menuRow.map { (event.callee, $0) }
      default: return nil
      }
    }
    guard event.userEvent != .scroll, let touched = component(event.callee) as? Element else {
      return nil
    }
    let cells = sequence(first: touched) { $0.superview }.lazy.map(\.participant)
    for (table, memory) in tablesBefore.sorted(by: { $0.key.index < $1.key.index }) {
      for cell in cells {
        guard let position = memory.cells.firstIndex(of: cell) else { continue }
        return (table, memory.offset + position)
      }
    }
    return nil
  }
}
