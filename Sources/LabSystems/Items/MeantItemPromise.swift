import HeadlessUI
import MVC
import MVCLab

final class MeantItemPromise: Promise {
  let name = "the touched item"
  let sentence = "deleting or selecting a row deletes or opens the item that the row shows"

  /// The texts of the rows of each table, when the world last rested.
  private var shown: [Participant: [Int: String]] = [:]
  /// The row whose menu was open then, by the table.
  private var swiped: [Participant: Int] = [:]
  private var known: [Item] = []
  private var hopsSeen = 0

  func breakages(in world: World) -> [String] {
    guard let assembly = world.assembly as? ItemsAssembly,
      case .success(let items) = assembly.items
    else { return [] }
    let acts = world.flow.hops.dropFirst(hopsSeen)
    defer { look(at: world, items) }
    return acts.compactMap { act in
      switch act.userEvent {
      case .tap("Delete"): removal(in: act.callee, leaving: items)
      case .select(let row): opening(of: row, in: act.callee, world)
      case .tap, .type, .swipe, .scroll, .pull, .paste, .goBack, .dismiss, nil: nil
      }
    }
  }

  private func removal(in table: Participant, leaving items: [Item]) -> String? {
    guard let row = swiped[table], let meant = shown[table]?[row] else { return nil }
    let left = Set(items.map(\.uuid))
    let gone = known.filter { !left.contains($0.uuid) }
    guard gone.count == 1, gone[0].title != meant else { return nil }
    return "'\(gone[0].title)' was removed, but the user swiped '\(meant)'"
  }

  private func opening(of row: Int, in table: Participant, _ world: World) -> String? {
    guard let meant = shown[table]?[row],
      let window = world.windows.first(where: { $0.shows(table: table) }),
      let opened = window.top?.elements.lazy.compactMap({ $0 as? Label }).first(where: {
        $0.identifier == "title"
      })?.text,
      opened != meant
    else { return nil }
    return "'\(opened)' opened, but the user selected '\(meant)'"
  }

  private func look(at world: World, _ items: [Item]) {
    (known, hopsSeen, shown, swiped) = (items, world.flow.hops.count, [:], [:])
    for table in world.screens.compactMap(\.controller.firstTable) {
      let rows = zip(table.visibleRows, table.visibleCells.map(\.readout))
      shown[table.participant] = Dictionary(uniqueKeysWithValues: Array(rows))
      swiped[table.participant] = table.menu?.row
    }
  }
}

extension Window {
  fileprivate func shows(table: Participant) -> Bool {
    controllers.contains { $0.firstTable?.participant == table }
  }
}
