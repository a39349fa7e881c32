import HeadlessUI
import MVC
import MVCLab

/// A hand on a row means the item that the row shows: that one goes, that one opens.
final class MeantItemPromise: Promise {
  /// What the rows of each table showed when the world last rested.
  private var shown: [Participant: [Int: String]] = [:]
  /// The row whose menu was open then, by the table.
  private var swiped: [Participant: Int] = [:]
  private var known: [Item] = []
  private var hopsSeen = 0

  func breakages(in world: World) -> [String] {
    guard let assembly = world.assembly as? ItemsAssembly, let items = assembly.items else {
      return []
    }
    let acts = world.flow.hops.dropFirst(hopsSeen).filter { $0.kind == .userEvent }
    defer { look(at: world, items) }
    return acts.compactMap { act in
      if act.name == "tap 'Delete'" { return removal(by: act, leaving: items) }
      return opening(by: act, in: world)
    }
  }

  private func removal(by act: Hop, leaving items: [Item]) -> String? {
    guard let row = swiped[act.callee], let meant = shown[act.callee]?[row] else { return nil }
    let left = Set(items.map(\.uuid))
    let gone = known.filter { !left.contains($0.uuid) }
    guard gone.count == 1, gone[0].title != meant else { return nil }
    return "'\(gone[0].title)' was removed where '\(meant)' had been swiped"
  }

  private func opening(by act: Hop, in world: World) -> String? {
    let words = act.name.split(separator: " ")
    guard words.first == "selecting", let row = words.last.flatMap({ Int($0) }),
      let meant = shown[act.callee]?[row],
      let window = world.windows.first(where: { $0.shows(table: act.callee) }),
      let opened = window.top?.elements.lazy.compactMap({ $0 as? Label }).first(where: {
        $0.identifier == "title"
      })?.text,
      opened != meant
    else { return nil }
    return "'\(opened)' opened where '\(meant)' had been selected"
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
