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
public struct SideBySide: Sendable {
  /// The width of each half, in columns.
  public let half: Int
  /// Whether the transcripts have differed.
  public private(set) var differs = false

  /// The widths of both columns together in which they can be read.
  package static let widths = 23...1000

  /// The narrowest terminal in which two screens stand side by side.
  package static let readable = 80

  /// Two columns of at most `width` together; they do not get too narrow or too wide to be read.
  public init(width: Int) {
    half = (min(max(width, Self.widths.lowerBound), Self.widths.upperBound) - 3) / 2
  }
}

extension SideBySide {
  /// The rows for two replies to one command.
  public mutating func lines(_ left: [OutputLine], _ right: [OutputLine]) -> [String] {
    lines(left.map(\.description), right.map(\.description))
  }

  /// The rows for these lines.
  public mutating func lines(_ left: [String], _ right: [String]) -> [String] {
    pairs(left, right).flatMap { rows($0.left ?? "", $0.right ?? "", mark: $0.mark) }
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

  private func rows(_ left: String, _ right: String, mark: String) -> [String] {
    let (left, right) = (left.folded(to: half), right.folded(to: half))
    return (0..<max(left.count, right.count)).map { index in
      let left = index < left.count ? left[index] : ""
      let right = index < right.count ? right[index] : ""
      let mark = index > 0 && mark == "*" ? ":" : mark
      return right.isEmpty
        ? "\(left.fitted(to: half)) \(mark)" : "\(left.fitted(to: half)) \(mark) \(right)"
    }
  }
}

extension String {
  /// This text in lines of at most `columns` columns, broken between words; all but the first are indented.
  package func folded(to columns: Int) -> [String] {
    guard self.columns > columns else { return [self] }
    var lines: [String] = []
    var rest = self[...]
    while rest.columns > columns - (lines.isEmpty ? 0 : 2) {
      let cut = rest.prefix(columns: columns - (lines.isEmpty ? 0 : 2))
      guard !cut.isEmpty else { break }
      let space = cut.lastIndex(of: " ").flatMap { cut[..<$0].columns >= columns / 2 ? $0 : nil }
      let end = space ?? cut.endIndex
      lines.append((lines.isEmpty ? "" : "  ") + rest[..<end])
      rest = rest[end...].drop { $0 == " " }
    }
    return lines + (rest.isEmpty ? [] : [(lines.isEmpty ? "" : "  ") + rest])
  }
}
