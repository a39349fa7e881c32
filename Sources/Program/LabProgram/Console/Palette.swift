import LabConversation
import LabText

/// The colours of the lines of a transcript, which `MVCLAB_COLORS` changes.
///
///     MVCLAB_COLORS='breach=1;33:answer=2'
struct Palette {
  private var styles: [OutputLine.Kind: ANSI.Style] = [
    .notification: .cyan, .breach: .red, .symptom: .boldRed, .failure: .boldRed, .error: .magenta,
  ]

  /// The usual colours with these changes; what is no colour of a kind of line changes nothing.
  init(_ changes: String?) {
    for change in (changes ?? "").split(separator: ":") {
      let parts = change.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let kind = OutputLine.Kind(rawValue: String(parts[0])),
        let style = ANSI.Style(parts[1])
      else { continue }
      styles[kind] = style
    }
  }

  subscript(kind: OutputLine.Kind) -> ANSI.Style? { styles[kind] }
}
