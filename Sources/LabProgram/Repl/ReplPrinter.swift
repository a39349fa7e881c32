import MVCLab
import Scenarios
import TextWidth

/// Prints what a conversation answers.
final class ReplPrinter {
  private let console: Console
  private let paint: Paint
  private let columns: Int
  /// Whether two wirings are to stand side by side.
  var isContrasting = false

  init(console: Console) {
    self.console = console
    paint = Paint(isColoured: console.isColoured)
    columns = console.columns
  }

  /// Of one wiring, its lines; of several, what they share once, or all in two columns.
  func print(_ answer: Conversation.Answer) throws {
    let replies = answer.replies.map(\.lines)
    if isContrasting, replies.count > 1 { return try contrast(replies[0], replies[1]) }
    for part in Interleaved(wirings: answer.wirings, replies: replies).parts {
      switch part {
      case .header(let text): try console.line(paint.header(text))
      case .line(let line): try console.line(paint.line(line))
      }
    }
  }

  /// The names above the two columns.
  func title(_ wirings: [String]) throws {
    let half = SideBySide(width: columns).half
    try console.line(paint.header("\(wirings[0].fitted(to: half)) | \(wirings[1])"))
  }

  func say(_ text: String) throws { try console.line(paint.line(Line(.answer, text))) }

  func error(_ text: String) throws {
    try console.line(paint.line(Line(.error, text)))
  }

  func flush() throws { try console.flush() }

  private func contrast(_ left: [Line], _ right: [Line]) throws {
    var sides = SideBySide(width: columns)
    for line in sides.lines(left, right) { try console.line(line) }
  }
}
