import HeadlessUI
import MVC
import MVCLab

/// Compares lists with the server's entries, as far as the server has confirmed them to the program.
struct ConfirmedPromise: Promise {
  let name = "the server's entries"
  let sentence =
    "while no request waits for its answer, a list has the entries that the server granted"

  private var granted: Set<Int> = []
  /// The identities of the entries that the server has confirmed to the program.
  private var confirmed: Set<Int> = []
  /// The shared list at the last step, and how often the wiring had been replaced.
  private var before: (list: Participant?, swaps: Int)?

  mutating func breakages(in world: World, after hops: ArraySlice<Hop>) -> [String] {
    guard let assembly = world.assembly as? ToDoAssembly, let backend = assembly.backend else {
      return []
    }
    noticeReplacement(by: assembly, in: world)
    read(hops, about: backend.entries)
    guard world.runtime.server?.isIdle == true else { return [] }
    return difference(of: assembly.lists(in: world), from: backend.entries).map { [$0] } ?? []
  }

  /// A wiring that replaces another and does not keep its list has no confirmation yet.
  private mutating func noticeReplacement(by new: ToDoAssembly, in world: World) {
    let list = (new.shared as? Component)?.participant
    if let before, before.swaps != world.swaps, list == nil || list != before.list {
      confirmed = []
    }
    before = (list, world.swaps)
  }

  /// Notes the entries of the answers that were received, and those of another device.
  private mutating func read(_ hops: ArraySlice<Hop>, about entries: [ToDoItem]) {
    let present = Set(entries.map(\.id))
    let received = hops.filter { $0.kind == .answer && !$0.isLost }
    if received.contains(where: \.isLoad) {
      confirmed = present
    } else if !received.isEmpty || hops.contains(where: { $0.kind == .outside }) {
      confirmed.formUnion(present.subtracting(granted))
    }
    granted = present
  }

  private func difference(of lists: [[ToDoItem]], from entries: [ToDoItem]) -> String? {
    let granted = entries.map(\.title)
    let expected = entries.filter { confirmed.contains($0.id) }.map(\.title)
    for list in lists {
      let titles = list.map(\.title)
      if let extra = titles.first(where: { !granted.contains($0) }) {
        return "'\(extra)' is in the list; the server has no such entry"
      }
      if let missing = expected.first(where: { !titles.contains($0) }) {
        return "'\(missing)' is not in the list; the server has it"
      }
      if titles.count < expected.count || titles.count > granted.count {
        return "the list has \(titles.count) entries; the server has \(granted.count)"
      }
    }
    return nil
  }
}

extension Hop {
  /// Whether the hop is an answer with the whole list.
  fileprivate var isLoad: Bool {
    if name == "load", case .response(.success) = detail { true } else { false }
  }
}
