import HeadlessUI
import MVC
import MVCLab

/// Remembers which entries the user asked to remove; no others may go, unless another device removes
/// them.
struct NoLostEntryPromise: Promise {
  let name = "no lost entry"
  let sentence = "an entry goes only when it is removed, and it is the entry whose row was swiped"

  private var known: [ToDoItem] = []
  /// The removals of entries that have not gone yet.
  private var asked: [Removal] = []
  /// The removals that a tap on `Delete` asks for, by the table or the button that is tapped.
  private var offered: [Participant: Removal] = [:]
  private var broken: String?

  /// A removal that the user asked for.
  private struct Removal {
    /// The identity of the entry; nil if the screen shows a text that its model does not have.
    let id: Int?
    let title: String
    let isSwipe: Bool

    func isMeant(for entry: ToDoItem) -> Bool {
      id.map { $0 == entry.id } ?? (title == entry.title)
    }
  }

  mutating func breakages(in world: World, after hops: ArraySlice<Hop>) -> [String] {
    guard let assembly = world.assembly as? ToDoAssembly else { return [] }
    let tapped = hops.filter { $0.kind == .userEvent(.tap("Delete")) }
      .compactMap { offered[$0.callee] }
    asked += tapped
    let now = assembly.lists(in: world).flatMap(\.self)
    let lost = gone(from: now, since: hops).filter {
      !isAsked($0) && !assembly.removedElsewhere.contains($0.id)
    }
    if let sentence = sentence(about: lost, swiped: tapped.first(where: \.isSwipe)) {
      broken = sentence
    }
    known = now
    offered = removals(in: world, assembly)
    return broken.map { [$0] } ?? []
  }

  /// Returns the entries that are not in the lists any more.
  ///
  /// A rename may give an entry another identity; the entry has not gone then.
  private func gone(from now: [ToDoItem], since hops: ArraySlice<Hop>) -> [ToDoItem] {
    guard now != known else { return [] }
    let present = Set(now.map(\.id))
    guard known.contains(where: { !present.contains($0.id) }) else { return [] }
    let isRename = hops.contains(where: \.isRename)
    let before = Set(known.map(\.id))
    return known.indices.filter { index in
      let isReplaced = isRename && now.count == known.count && !before.contains(now[index].id)
      return !present.contains(known[index].id) && !isReplaced
    }.map { known[$0] }
  }

  /// Whether the user asked for the removal of an entry that has gone; a removal counts once.
  private mutating func isAsked(_ entry: ToDoItem) -> Bool {
    guard let index = asked.firstIndex(where: { $0.isMeant(for: entry) }) else { return false }
    asked.remove(at: index)
    return true
  }

  private func sentence(about lost: [ToDoItem], swiped: Removal?) -> String? {
    guard let first = lost.first else { return nil }
    if let swiped, lost.count == 1 {
      return "'\(first.title)' was removed, but the user swiped '\(swiped.title)'"
    }
    let others = lost.count > 1 ? " and \(lost.count - 1) more" : ""
    return "'\(first.title)'\(others) disappeared without a removal"
  }

  private func removals(in world: World, _ assembly: ToDoAssembly) -> [Participant: Removal] {
    var removals: [Participant: Removal] = [:]
    for (_, controller) in world.screens {
      switch controller {
      case let list as ListController:
        guard let (row, text) = list.table.swipedRow else { continue }
        let entries = assembly.entries(of: list)
        let entry = entries.indices.contains(row) ? entries[row] : nil
        let id = entry?.title == text ? entry?.id : nil
        removals[list.table.participant] = Removal(id: id, title: text, isSwipe: true)
      case let edit as EditController:
        removals[edit.deleteButton.participant] =
          Removal(id: edit.entryID, title: edit.titleLabel.text, isSwipe: false)
      default: continue
      }
    }
    return removals
  }
}

extension Hop {
  fileprivate var isRename: Bool {
    kind == .userEvent(.tap("Save")) || kind == .outside && name == "rename"
  }
}

extension TableView {
  /// The row whose menu is open, and its text.
  fileprivate var swipedRow: (row: Int, text: String)? {
    guard let menu, visibleRows.contains(menu.row) else { return nil }
    return (menu.row, visibleCells[menu.row - visibleRows.lowerBound].text)
  }
}
