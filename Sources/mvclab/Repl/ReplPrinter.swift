import MVCLab

/// Prints what a conversation answers.
final class ReplPrinter {
  private let console: Console
  private let paint: Paint
  /// Whether two wirings are to stand side by side.
  var isContrasting = false

  init(console: Console) {
    self.console = console
    paint = Paint(isColoured: console.isColoured)
  }

  /// What all wirings answer alike stands alone, what they do not stands under their names.
  func print(_ answer: Conversation.Answer) throws {
    let texts = answer.replies.map { $0.lines.map(paint.line) }
    guard Set(texts).count > 1 else { return try lines(texts.first ?? []) }
    for (index, text) in texts.enumerated() where !texts[..<index].contains(text) {
      let names = zip(answer.wirings, texts).filter { $0.1 == text }.map(\.0)
      try console.line(paint.header("[\(names.joined(separator: ", "))]"))
      try lines(text)
    }
  }

  func error(_ text: String) throws {
    try lines([paint.line(Line(.error, text))])
  }

  func flush() throws { try console.flush() }

  private func lines(_ lines: [String]) throws {
    for line in lines { try console.line(line) }
  }
}
