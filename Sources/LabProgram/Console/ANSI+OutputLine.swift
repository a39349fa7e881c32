import LabConversation
import LabText

extension ANSI {
  /// A line in the colour of its kind, with the place in the source that it is about.
  func line(_ line: OutputLine) -> String {
    let site = line.site.map { "  (\($0))" } ?? ""
    return self(line.kind.style, line.description) + self(.faint, site)
  }

  /// A row of two columns, each in the colour of its line.
  func row(_ row: SideBySide.Row) -> String {
    let left = "\(self(row.leftKind?.style, row.left)) \(row.mark)"
    return row.right.isEmpty ? left : "\(left) \(self(row.rightKind?.style, row.right))"
  }

  /// A line above others, such as the name of a wiring.
  func header(_ text: String) -> String { self(.bold, text) }
}

extension OutputLine.Kind {
  fileprivate var style: ANSI.Style? {
    switch self {
    case .notification: .cyan
    case .screen: nil
    case .breach: .yellow
    case .symptom: .red
    case .failure: .boldRed
    case .answer: .faint
    case .error: .magenta
    }
  }
}
