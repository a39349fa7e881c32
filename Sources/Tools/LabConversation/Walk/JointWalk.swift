import LabText

/// The walks of one or two wirings through one command, side by side.
///
/// They go in step: at each row both do the same, whatever their classes are called, until they part. From there on each
/// goes its own way, hop beside hop, and the shorter one ends first.
package struct JointWalk {
  package let walks: [Walk]
  package let wirings: [String]
  /// How many stops the longest walk has.
  package let count: Int
  /// The first stop at which the wirings do not do the same; nil if there is none.
  package let parting: Int?

  package init(_ walks: [Walk], of wirings: [String]) {
    (self.walks, self.wirings) = (walks, wirings)
    count = walks.map(\.stops.count).max() ?? 0
    let acts = walks.filter { !$0.isEmpty }.map { $0.stops.map(\.act) }
    let (first, last) = (acts.first ?? [], acts.last ?? [])
    let same = zip(first, last).prefix { $0 == $1 }.count
    parting = same < max(first.count, last.count) ? same : nil
  }
}

extension JointWalk {
  /// What is printed at a stop, as far as it was not to be seen at the stop `before`.
  package func reply(at stop: Int, since before: Int?) -> Reply {
    let transcripts = walks.map { walk -> [OutputLine] in
      // The end of the shorter one is shown, too, where the reader goes past it.
      let own = min(stop, walk.stops.count - 1)
      guard own == stop || before.map({ $0 < own }) ?? true else { return [] }
      // Equal lines of two wirings are printed once.
      let end = walks.count > 1 ? "" : "/\(walk.stops.count)"
      let title = "\(own + 1)\(end)".fitted(to: "\(count)\(end)".columns + 2)
      let seen = before.map { min($0, walk.stops.count - 1) }
      return note(at: stop) + walk.lines(at: own, since: seen, title: title)
    }
    let part = Reply.Part(wirings: wirings, transcripts: transcripts)
    return Reply(parts: [part], outcome: .done)
  }

  /// The stop at which the call has returned that a stop is in: the next one with a smaller depth.
  package func stopOutside(_ stop: Int) -> Int {
    let depth = depth(at: stop)
    return (stop..<count).first { self.depth(at: $0) < depth } ?? count - 1
  }

  /// The next stop at which one of them breaks a rule; nil if there is none.
  package func stopBreaking(after stop: Int) -> Int? {
    (stop + 1..<max(count, stop + 1)).first { next in
      walks.contains { $0.stops.indices.contains(next) && !$0.stops[next].rules.isEmpty }
    }
  }

  /// The depth of the walks that have not ended there; the deeper one counts.
  private func depth(at stop: Int) -> Int {
    walks.compactMap { $0.stops.indices.contains(stop) ? $0.stops[stop].depth : nil }.max() ?? 0
  }

  private func note(at stop: Int) -> [OutputLine] {
    if stop == parting { return [OutputLine(.answer, "here they part:")] }
    let isEnd = stop == count - 1 && parting == nil && walks.filter { !$0.isEmpty }.count > 1
    return isEnd ? [OutputLine(.answer, "they have not parted")] : []
  }
}

extension Reply {
  /// The way through the command that the user walks through; nil unless it was executed.
  package var walk: JointWalk? {
    walks.isEmpty ? nil : JointWalk(walks, of: parts.last?.wirings ?? [])
  }
}
