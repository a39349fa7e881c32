import HeadlessUI
import MVC
import MVCLab

struct MeantItemPromise: Promise {
  let name = "the touched item"
  let sentence = "deleting or selecting a row deletes or opens the item that the row shows"

  /// The texts of the rows of each table, when the world last rested.
  private var shown: [Participant: [Int: String]] = [:]
  /// The row whose menu was open then, by the table.
  private var swiped: [Participant: Int] = [:]
  /// How many items had been removed before; nil at the first look.
  private var removalsSeen: Int?

  mutating func breakages(in world: World, after hops: ArraySlice<Hop>) -> [String] {
    guard let assembly = world.assembly as? ItemsAssembly, case .success = assembly.count else {
      return []
    }
    let removed = assembly.removed.dropFirst(removalsSeen ?? assembly.removed.count)
    defer { look(at: world, removals: assembly.removed.count) }
    return hops.compactMap { act in
      switch act.userEvent {
      case .tap("Delete"): removal(in: act.callee, of: removed, assembly)
      case .select(let row): opening(of: row, in: act.callee, world, assembly)
      case .tap, .type, .return, .set, .swipe, .move, .scroll, .pull, .paste, .goBack, .dismiss,
        nil:
        nil
      }
    }
  }

  private func removal(
    in table: Participant,
    of removed: ArraySlice<Item>,
    _ assembly: ItemsAssembly
  ) -> String? {
    guard let row = swiped[table], let meant = shown[table]?[row], removed.count == 1,
      let gone = removed.first, !assembly.isTitle(meant, of: gone.uuid, now: gone.title)
    else { return nil }
    return "'\(gone.title)' was removed, but the user swiped '\(meant)'"
  }

  /// A row that shows the old title of a renamed item still means that item.
  private func opening(
    of row: Int,
    in table: Participant,
    _ world: World,
    _ assembly: ItemsAssembly
  ) -> String? {
    guard let meant = shown[table]?[row],
      let window = world.windows.first(where: { $0.shows(table: table) }),
      let screen = window.top,
      let title = screen.elements.lazy.compactMap({ $0 as? Label }).first(where: {
        $0.identifier == "title"
      })?.text
    else { return nil }
    let uuid = (screen as? any ItemDetailScreen)?.shownUUID ?? ""
    guard !assembly.isTitle(meant, of: uuid, now: title) else { return nil }
    return "'\(title)' opened, but the user selected '\(meant)'"
  }

  private mutating func look(at world: World, removals: Int) {
    (removalsSeen, shown, swiped) = (removals, [:], [:])
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
