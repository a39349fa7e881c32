import LabText

/// Two transcripts in two columns, with equal lines beside each other.
///
///     ~ ToDoStore inserted [0]               *
///     | To Do                          [Add] | | To Do                          [Add]
///                                            : ! ui-changes-ui: 'ToDoListController'
///                                            :   inserted a row in the course of a tap
///
/// The mark between the columns is `|` where both are equal, `*` at the first difference, and `:` at
/// later ones.
package struct SideBySide: Sendable {
  /// The width of each half, in columns.
  package let half: Int
  /// Whether the transcripts have differed.
  package private(set) var differs = false

  /// The widths of both columns together in which they can be read.
  package static let widths = 23...1000

  /// The narrowest terminal in which two screens stand side by side.
  package static let readable = 80

  /// Two columns of at most `width` together; they do not get too narrow or too wide to be read.
  package init(width: Int) {
    half = (min(max(width, Self.widths.lowerBound), Self.widths.upperBound) - 3) / 2
  }
}

extension SideBySide {
  /// The rows for two replies to one command.
  package mutating func lines(_ left: [OutputLine], _ right: [OutputLine]) -> [String] {
    rows(left.map(Line.init), right.map(Line.init)).map(\.description)
  }

  /// The rows for these lines.
  package mutating func lines(_ left: [String], _ right: [String]) -> [String] {
    rows(left.map { Line($0) }, right.map { Line($0) }).map(\.description)
  }

  /// The rows for these lines, each with the kinds of the lines in it.
  package mutating func rows(_ left: [Line], _ right: [Line]) -> [Row] {
    var next = (left: 0, right: 0)
    return pairs(left.map(\.text), right.map(\.text)).flatMap { pair in
      let kinds = (
        left: pair.left.map { _ in left[next.left].kind } ?? nil,
        right: pair.right.map { _ in right[next.right].kind } ?? nil
      )
      if pair.left != nil { next.left += 1 }
      if pair.right != nil { next.right += 1 }
      return rows(of: pair, kinds.left, kinds.right)
    }
  }

  /// The pairs of lines, and the mark between them.
  package mutating func pairs(_ left: [String], _ right: [String]) -> [Pair] {
    Alignment(left, right).edits.map { edit in
      switch edit {
      case .same(let row, let column): Pair(left: left[row], right: right[column], mark: "|")
      case .replaced(let row, let column):
        Pair(left: left[row], right: right[column], mark: difference())
      case .missing(let row), .taken(let row, _):
        Pair(left: left[row], right: nil, mark: difference())
      case .extra(let column): Pair(left: nil, right: right[column], mark: difference())
      }
    }
  }

  /// Two lines beside each other; nil where there is none.
  package struct Pair: Equatable, Sendable {
    package let left: String?
    package let right: String?
    package let mark: String
  }

  private mutating func difference() -> String {
    defer { differs = true }
    return differs ? ":" : "*"
  }

  private func rows(
    of pair: Pair,
    _ leftKind: OutputLine.Kind?,
    _ rightKind: OutputLine.Kind?
  ) -> [Row] {
    let (left, right) = ((pair.left ?? "").folded(to: half), (pair.right ?? "").folded(to: half))
    return (0..<max(left.count, right.count)).map { index in
      Row(
        left: (index < left.count ? left[index] : "").fitted(to: half),
        mark: index > 0 && pair.mark == "*" ? ":" : pair.mark,
        right: index < right.count ? right[index] : "",
        leftKind: leftKind,
        rightKind: rightKind
      )
    }
  }
}

extension SideBySide {
  /// A line of a column, and its kind if a wiring printed it.
  package struct Line {
    let text: String
    let kind: OutputLine.Kind?

    /// A line that no wiring printed.
    package init(_ text: String) { (self.text, kind) = (text, nil) }

    /// A line that a wiring printed.
    package init(_ line: OutputLine) { (text, kind) = (line.description, line.kind) }
  }

  /// A line that a wiring printed, and below it the place in the source that it is about.
  package static func lines(of line: OutputLine) -> [Line] {
    [Line(line)] + (line.site.map { [Line("  \($0)")] } ?? [])
  }

  /// A row of both columns.
  package struct Row: Equatable, Sendable {
    /// The text on the left side, as wide as the column.
    package let left: String
    /// What stands between the columns.
    package let mark: String
    /// The text on the right side.
    package let right: String
    /// The kind of the line on the left side.
    package let leftKind: OutputLine.Kind?
    /// The kind of the line on the right side.
    package let rightKind: OutputLine.Kind?
  }
}

extension SideBySide.Row: CustomStringConvertible {
  package var description: String {
    right.isEmpty ? "\(left) \(mark)" : "\(left) \(mark) \(right)"
  }
}
