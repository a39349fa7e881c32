import LabText

/// The walks of one or two wirings through one command, side by side.
///
/// They go in step as long as both do the same, whatever their classes are called; where they part, each goes its own way,
/// and they are in step again where they do the same again.
package struct JointWalk {
  package let walks: [Walk]
  package let wirings: [String]
  /// The stops, in order; each has the number of a stop in each walk, nil where it has none there.
  package let rows: [[Int?]]
  /// The first row in which the wirings do not do the same; nil if there is none.
  package let parting: Int?

  package init(_ walks: [Walk], of wirings: [String]) {
    (self.walks, self.wirings) = (walks, wirings)
    guard walks.count == 2 else {
      (rows, parting) = ((walks.first?.stops ?? []).indices.map { [$0] }, nil)
      return
    }
    let acts = walks.map { $0.stops.map(\.act) }
    let changes = acts[1].difference(from: acts[0])
    let only = [
      Set(changes.removals.map(\.position)), Set(changes.insertions.map(\.position)),
    ]
    var rows: [[Int?]] = []
    var parting: Int?
    var next = [0, 0]
    while next[0] < acts[0].count || next[1] < acts[1].count {
      let isAlone = [0, 1].map { only[$0].contains(next[$0]) }
      let isSame = isAlone == [false, false]
      if !isSame, parting == nil { parting = rows.count }
      rows.append([0, 1].map { isSame || isAlone[$0] ? next[$0] : nil })
      for side in [0, 1] where isSame || isAlone[side] { next[side] += 1 }
    }
    (self.rows, self.parting) = (rows, parting)
  }
}

extension CollectionDifference.Change {
  fileprivate var position: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension JointWalk {
  /// What is printed at a row, as far as it was not to be seen at the row `before`.
  package func reply(at row: Int, since before: Int?) -> Reply {
    let title = "\(row + 1)/\(rows.count)".fitted(to: "\(rows.count)/\(rows.count)".columns + 2)
    let parts = walks.indices.map { side -> [OutputLine] in
      guard let stop = rows[row][side] else { return [] }
      let seen = before.flatMap { known(at: $0, side) }
      return note(at: row) + walks[side].lines(at: stop, since: seen, title: title)
    }
    var part = Reply.Part(wirings: wirings, transcripts: parts)
    if walks.count > 1 {
      part.windows = walks.indices.map { side in
        known(at: row, side).map { walks[side].contents(at: $0).windows } ?? []
      }
    }
    return Reply(parts: [part], outcome: .done)
  }

  /// Everything that models and windows hold at a row.
  package func everything(at row: Int) -> Reply { reply(at: row, since: nil) }

  /// The row at which the call has returned that a row is in: the next one with a smaller depth.
  package func rowOutside(_ row: Int) -> Int {
    let depth = depth(at: row)
    return (row..<rows.count).first { self.depth(at: $0) < depth } ?? rows.count - 1
  }

  private func depth(at row: Int) -> Int {
    walks.indices.compactMap { side in rows[row][side].map { walks[side].stops[$0].depth } }.max()
      ?? 0
  }

  /// The stop of a walk at a row, or its last one before it.
  private func known(at row: Int, _ side: Int) -> Int? {
    rows[...row].last { $0[side] != nil }?[side]
  }

  private func note(at row: Int) -> [OutputLine] {
    if row == parting { return [OutputLine(.answer, "here they part:")] }
    let isEnd = row == rows.count - 1 && walks.count > 1 && parting == nil
    return isEnd ? [OutputLine(.answer, "they have not parted")] : []
  }
}
