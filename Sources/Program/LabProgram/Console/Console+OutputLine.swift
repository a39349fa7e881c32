import LabConversation
import LabText

extension Console {
  private var paint: ANSI { ANSI(isColoured: isColoured) }

  /// Prints a line in the colour of its kind, with the place in the source that it is about.
  ///
  /// On a terminal a line that is too wide is broken between words, unless it is a line of a screen.
  func line(_ line: OutputLine) throws {
    let place = line.site.map { "(\($0))" } ?? ""
    let text = line.description + (place.isEmpty ? "" : "  \(place)")
    let isWide = line.kind != .screen && width.map { text.columns > $0 } ?? false
    for row in isWide ? text.folded(to: width ?? 0) : [text] {
      let isLast = !place.isEmpty && row.hasSuffix(place)
      let end = row.index(row.endIndex, offsetBy: isLast ? -place.count : 0)
      try self.line(
        paint(palette[line.kind], String(row[..<end])) + paint(.faint, String(row[end...]))
      )
    }
  }

  /// Prints a row of two columns, each in the colour of its line.
  func row(_ row: SideBySide.Row) throws {
    let left = "\(paint(row.leftKind.flatMap { palette[$0] }, row.left)) \(row.mark)"
    let right = paint(row.rightKind.flatMap { palette[$0] }, row.right)
    try line(row.right.isEmpty ? left : "\(left) \(right)")
  }

  /// Prints a line above others, such as the name of a wiring.
  func header(_ text: String) throws { try line(paint(.bold, text)) }
}
