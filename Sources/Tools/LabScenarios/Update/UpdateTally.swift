import LabText

/// What an update changes in the lines of output.
package struct UpdateTally: Codable, Equatable, Sendable {
  /// How many lines it replaces by others like them.
  package var reworded = 0
  /// How many lines it adds.
  package var added = 0
  /// The lines it removes, for which no wiring printed one like them.
  package var dropped: [String] = []

  static func += (left: inout UpdateTally, right: UpdateTally) {
    left.reworded += right.reworded
    left.added += right.added
    left.dropped += right.dropped
  }
}

extension UpdateTally: CustomStringConvertible {
  /// The numbers: `2 lines reworded, 1 added, 3 dropped`.
  package var description: String {
    let parts = [(reworded, "reworded"), (added, "added"), (dropped.count, "dropped")]
      .filter { $0.0 > 0 }
    return parts.enumerated().map { index, part in
      "\(index == 0 ? counted(part.0, "line") : "\(part.0)") \(part.1)"
    }.joined(separator: ", ")
  }
}
