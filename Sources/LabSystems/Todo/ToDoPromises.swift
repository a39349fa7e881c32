import HeadlessUI
import MVC
import MVCLab

struct LimitPromise: Promise {
  let name = "at most ten entries"
  let sentence = "a list never has more than ten entries, in whatever way they are added"

  func breakages(in world: World) -> [String] {
    guard let assembly = world.assembly as? ToDoAssembly else { return [] }
    let most = assembly.lists(in: world).map { $0.count }.max() ?? 0
    return most > ToDoItem.limit
      ? ["there are \(most) entries; the limit is \(ToDoItem.limit)"] : []
  }
}

struct ConfirmedPromise: Promise {
  let name = "the server's entries"
  let sentence =
    "while no request waits for its answer, a list has the entries that the server granted"

  func breakages(in world: World) -> [String] {
    guard let assembly = world.assembly as? ToDoAssembly, let backend = assembly.backend,
      world.runtime.server?.pending.isEmpty == true
    else { return [] }
    let granted = backend.entries.map(\.title)
    return difference(of: assembly.lists(in: world), from: granted).map { [$0] } ?? []
  }

  private func difference(of lists: [[ToDoItem]], from granted: [String]) -> String? {
    for list in lists {
      let titles = list.map(\.title)
      if let extra = titles.first(where: { !granted.contains($0) }) {
        return "'\(extra)' is in the list; the server has no such entry"
      }
      if let missing = granted.first(where: { !titles.contains($0) }) {
        return "'\(missing)' is not in the list; the server has it"
      }
      if titles.count != granted.count {
        return "the list has \(titles.count) entries; the server has \(granted.count)"
      }
    }
    return nil
  }
}

final class NoLostEntryPromise: Promise {
  let name = "no lost entry"
  let sentence = "an entry goes only when it is removed, and it is the entry whose row was swiped"

  private var known: [ToDoItem] = []
  private var hopsSeen = 0
  private var removalsAsked = 0
  private var gone = 0
  /// The text of the row whose menu is open, by the table.
  private var swiped: [Participant: String] = [:]
  private var broken: String?

  func breakages(in world: World) -> [String] {
    guard let assembly = world.assembly as? ToDoAssembly else { return [] }
    let hops = world.flow.hops
    let removals = (hopsSeen..<hops.count).filter { isRemoval(hops[$0]) }.map { hops[$0] }
    hopsSeen = hops.count
    removalsAsked += removals.count
    let now = assembly.lists(in: world).flatMap(\.self)
    let present = Set(now.map(\.id))
    let vanished = known.filter { !present.contains($0.id) }
    gone += vanished.count
    if gone > removalsAsked, let lost = vanished.first {
      let others = vanished.count > 1 ? " and \(vanished.count - 1) more" : ""
      broken = "'\(lost.title)'\(others) disappeared without a removal"
    } else if vanished.count == 1,
      let meant = removals.lazy.compactMap({ self.swiped[$0.callee] }).first,
      vanished[0].title != meant
    {
      broken = "'\(vanished[0].title)' was removed, but the user swiped '\(meant)'"
    }
    known = now
    swiped = [:]
    for table in world.screens.compactMap(\.controller.firstTable) {
      swiped[table.participant] = table.swipedText
    }
    return broken.map { [$0] } ?? []
  }

  private func isRemoval(_ hop: Hop) -> Bool {
    hop.kind == .userEvent(.tap("Delete"))
      || hop.kind == .outside && hop.name == "remove"
  }
}

extension TableView {
  /// The text of the row whose menu is open.
  fileprivate var swipedText: String? {
    guard let menu, visibleRows.contains(menu.row) else { return nil }
    return visibleCells[menu.row - visibleRows.lowerBound].text
  }
}
