import LabConversation
import LabText

extension Console {
  private var paint: ANSI { ANSI(isColoured: isColoured) }

  /// Prints a line in the colour of its kind, with the place in the source that it is about.
  ///
  /// On a terminal a line that is too wide is broken between words, unless it is a line of a screen.
  func line(_ line: OutputLine) throws {
    let place = line.place.map { "(\($0))" } ?? ""
    let text = line.shown + (place.isEmpty ? "" : "  \(place)")
    let isWide = line.kind != .screen && width.map { text.columns > $0 } ?? false
    for row in isWide ? text.folded(to: width ?? 0, indent: line.hangingIndent) : [text] {
      let isLast = !place.isEmpty && row.hasSuffix(place)
      let end = row.index(row.endIndex, offsetBy: isLast ? -place.count : 0)
      try self.line(
        paint(line.kind.style, String(row[..<end])) + paint(.faint, String(row[end...]))
      )
    }
  }

  /// Prints a row of two columns, each in the colour of its line.
  func row(_ row: SideBySide.Row) throws {
    let left = "\(paint(row.leftKind?.style, row.left)) \(row.mark)"
    let right = paint(row.rightKind?.style, row.right)
    try line(row.right.isEmpty ? left : "\(left) \(right)")
  }

  /// Prints a line above others, such as the name of a wiring.
  func header(_ text: String) throws { try line(paint(.bold, text)) }
}

extension OutputLine.Kind {
  /// The colour of a line of this kind; nil for plain text.
  fileprivate var style: ANSI.Style? {
    switch self {
    case .notification: .cyan
    case .breach: .red
    case .symptom, .failure: .boldRed
    case .error: .magenta
    case .screen, .answer: nil
    }
  }
}
