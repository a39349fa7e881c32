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
  /// The width of the left side, in columns: at first half of the room.
  package private(set) var left: Int
  /// The width of both sides together.
  private let room: Int
  /// Whether the transcripts have differed.
  package private(set) var differs = false

  /// The widths of both columns together in which they can be read.
  package static let widths = 23...1000

  /// The narrowest terminal in which two screens stand side by side.
  package static let readable = 80

  /// The width that each side keeps if there is room: that of a screen.
  private static let screen = 40
  /// How many columns a side must gain.
  private static let worthwhile = 4

  /// Two columns of at most `width` together; they do not get too narrow or too wide to be read.
  package init(width: Int) {
    room = min(max(width, Self.widths.lowerBound), Self.widths.upperBound) - 3
    left = room / 2
  }

  private var right: Int { room - left }

  /// The width of the narrower side.
  package var narrow: Int { min(left, right) }

  /// Whether these lines have room without a break in a screen.
  package func hasRoom(for left: [OutputLine], _ right: [OutputLine]) -> Bool {
    let screens = [left, right].map { $0.filter { $0.kind == .screen }.map(Line.init).widest }
    return screens[0] + screens[1] <= room
  }

  /// Divides the room anew if that breaks fewer lines: a side has what it holds, as far as there is room, and a screen
  /// is never broken.
  package mutating func fit(_ lines: [Line], _ others: [Line]) {
    let (wanted, other) = (lines.widest, others.widest)
    guard wanted > left || other > right else { return }
    let screens = [lines, others].map { $0.filter { $0.kind == .screen }.widest }
    let least = min(Self.screen, room / 2)
    let (lowest, highest) = (max(least, screens[0]), room - max(least, screens[1]))
    guard lowest <= highest else { return }
    let best =
      if wanted + other <= room {
        min(max(left, wanted), room - other)
      } else if wanted <= room / 2 {
        wanted
      } else {
        other <= room / 2 ? room - other : room / 2
      }
    let divided = min(max(best, lowest), highest)
    let isBroken = screens[0] > left || screens[1] > right
    if isBroken || abs(divided - left) >= Self.worthwhile { left = divided }
  }

  /// The same room with differences to come, and divided as before if it is as wide as before.
  package func after(_ earlier: SideBySide?) -> SideBySide {
    guard let earlier, earlier.room == room else { return self }
    var columns = self
    columns.left = earlier.left
    return columns
  }
}

extension SideBySide {
  /// The row above the columns.
  package func head(_ titles: [String]) -> String { "\(titles[0].fitted(to: left)) | \(titles[1])" }

  /// The rows for two replies to one command.
  package mutating func lines(_ left: [OutputLine], _ right: [OutputLine]) -> [String] {
    rows(left.map(Line.init), right.map(Line.init)).map(\.description)
  }

  /// The rows for these lines, each with the kinds of the lines in it.
  package mutating func rows(_ left: [Line], _ right: [Line]) -> [Row] {
    edits(left, right).flatMap { edit in
      switch edit {
      case .same(let row, let column): rows(left[row], right[column], "|")
      case .replaced(let row, let column): rows(left[row], right[column], difference())
      case .missing(let row), .taken(let row, _): rows(left[row], nil, difference())
      case .extra(let column): rows(nil, right[column], difference())
      }
    }
  }

  /// How lines stand beside each other: rows of two windows do not, and what is found stands below the screens.
  private func edits(_ left: [Line], _ right: [Line]) -> [Alignment.Edit] {
    let edits = Alignment(left.map(\.key), right.map(\.key)).edits.flatMap { edit in
      guard case .replaced(let row, let column) = edit, left[row].window != right[column].window
      else { return [edit] }
      return [.missing(row), .extra(column)]
    }
    var (ordered, found) = ([Alignment.Edit](), [Alignment.Edit]())
    for edit in edits {
      let lone: Line? =
        switch edit {
        case .missing(let row): left[row]
        case .extra(let column): right[column]
        case .same, .replaced, .taken: nil
        }
      if lone?.isFound == true {
        found.append(edit)
        continue
      }
      if lone?.window == nil {
        ordered += found
        found = []
      }
      ordered.append(edit)
    }
    return ordered + found
  }

  private mutating func difference() -> String {
    defer { differs = true }
    return differs ? ":" : "*"
  }

  private func rows(_ line: Line?, _ other: Line?, _ mark: String) -> [Row] {
    let texts = zip([line, other], [left, right]).map { line, width in
      // Beside a deep margin there is room for the name of a file.
      let most = max(2, width - 34)
      return (line?.text ?? "").folded(to: width, indent: line?.indent.map { min($0, most) })
    }
    return (0..<max(texts[0].count, texts[1].count)).map { index in
      Row(
        left: (index < texts[0].count ? texts[0][index] : "").fitted(to: left),
        mark: index > 0 && mark == "*" ? ":" : mark,
        right: index < texts[1].count ? texts[1][index] : "",
        leftKind: line?.kind,
        rightKind: other?.kind
      )
    }
  }
}

extension SideBySide {
  /// A line of a column, and its kind if a wiring printed it.
  package struct Line {
    let text: String
    let kind: OutputLine.Kind?
    let indent: Int?
    /// The window that it is a row of; only rows of one window stand beside each other.
    let window: String?
    var key: String { window.map { "\(text)\0\($0)" } ?? text }
    /// Whether it says what is wrong, or where in the source that is.
    let isFound: Bool

    /// A line that no wiring printed.
    package init(_ text: String) { self.init(text, isFound: false) }

    fileprivate init(_ text: String, isFound: Bool) {
      (self.text, kind, indent, window) = (text, nil, nil, nil)
      self.isFound = isFound
    }

    /// A line that a wiring printed.
    package init(_ line: OutputLine) {
      (text, kind, indent) = (line.shown, line.kind, line.hangingIndent)
      window = line.kind == .screen ? line.window : nil
      isFound = [.breach, .symptom, .failure].contains(line.kind)
    }
  }

  /// A line that a wiring printed, and below it the place in the source that it is about.
  package static func lines(of line: OutputLine) -> [Line] {
    let first = Line(line)
    return [first] + (line.place.map { [Line("  \($0)", isFound: first.isFound)] } ?? [])
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

extension [SideBySide.Line] {
  /// The width of the widest line.
  fileprivate var widest: Int { map(\.text.columns).max() ?? 0 }
}
