/// Lines that the user pasted together, and which of them are prose around commands.
///
/// A scenario's commands are in its marked blocks, those of other text are the lines with `> `. A script
/// and a transcript have no prose.
struct PastedDocument {
  /// The system and the wirings that its first prompt names, `todo misused`, unless a line of the shell
  /// before it begins them.
  let place: String?
  /// Of each line, whether it is neither a command nor the output of one.
  private let isPassed: [Bool]
  /// How many of these lines have words to read.
  let proseCount: Int
}

extension PastedDocument {
  init(_ lines: [String]) {
    let texts = lines.map { $0.drop { $0 == " " || $0 == "\t" } }
    // Prose may begin with the word of a command, `show me what happens`; a line of the shell, or output,
    // can stand before the first `> `.
    let first = texts.firstIndex(where: \.isPastedCommand)
    place = texts.contains(where: \.isShellLine) ? nil : first.flatMap { texts[$0].pastedPlace }
    let isMarked = texts.contains(where: \.opensMarkedBlock)
    guard let first, isMarked || !texts[..<first].allSatisfy(\.isPastedOutput) else {
      (isPassed, proseCount) = ([], 0)
      return
    }
    var isInside = !isMarked
    var isBroken = false
    var proseCount = 0
    isPassed = zip(lines, texts).map { line, text in
      if isMarked, text.hasPrefix("```") || text.hasPrefix("~~~") {
        isInside = !isInside && text.opensMarkedBlock
        return true
      }
      let isOurs =
        isInside
        && (isMarked || text.isPastedCommand || text.isShellLine || text.isPastedOutput
          || isBroken && line.hasPrefix("  "))
      isBroken = isOurs
      if !isOurs, text.contains(where: \.isLetter) { proseCount += 1 }
      return !isOurs
    }
    self.proseCount = proseCount
  }

  /// Whether there is prose around the commands.
  var hasProse: Bool { !isPassed.isEmpty }

  /// Whether the line with so many lines after it is to be passed over.
  func passes(lineBefore pending: Int) -> Bool {
    let index = isPassed.count - 1 - pending
    return isPassed.indices.contains(index) && isPassed[index]
  }

  /// The first of the last lines that is not passed over.
  func next(in pending: [String]) -> String? {
    zip(pending, isPassed.suffix(pending.count)).first { !$1 }.map(\.0)
  }
}

extension Substring {
  /// Whether a command follows `> ` or a prompt.
  var isPastedCommand: Bool { withoutPrompt.first == ">" }

  /// Whether it is a line of a shell: `$ mvclab todo`.
  var isShellLine: Bool { hasPrefix("$ ") }

  /// The words of a prompt before its number: `todo misused` of `todo misused 2> tap Add`.
  fileprivate var pastedPlace: String? {
    prefixMatch(of: #/([a-z]\S*(?: \S+)*) \d+(?: ended)?> /#).map { String($0.output.1) }
  }

  fileprivate var opensMarkedBlock: Bool {
    guard hasPrefix("```") || hasPrefix("~~~") else { return false }
    return drop { $0 == "`" || $0 == "~" }.drop { $0 == " " }.hasPrefix("mvclab")
  }
}
