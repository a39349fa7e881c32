/// Lines that the user pasted together, and which of them are prose around commands.
///
/// A scenario's commands are in its marked blocks, those of other text are the lines with `> `. A script
/// has no prose: no line of it has a sign, or is one of a shell or a fence.
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
    let first = texts.first(where: \.isPastedCommand)
    place = texts.contains(where: \.isShellLine) ? nil : first.flatMap(\.pastedPlace)
    // Prose, and the output of another program, may begin with the word of a command.
    guard texts.contains(where: { $0.isPastedCommand || $0.isShellLine || $0.isFence }) else {
      (isPassed, proseCount) = ([], 0)
      return
    }
    let isMarked = texts.contains(where: \.opensMarkedBlock)
    var (isInside, isOutput) = (!isMarked, false)
    var proseCount = 0
    isPassed = zip(lines, texts).map { line, text in
      if text.isFence {
        if isMarked { isInside = !isInside && text.opensMarkedBlock }
        isOutput = false
        return true
      }
      let isCommand = text.isPastedCommand || text.isShellLine || isMarked && text.first == "#"
      // An indented line may be the rest of one that a terminal has broken.
      isOutput = !isCommand && (text.isPastedOutput || isOutput && line.hasPrefix("  "))
      let isOurs = isInside && (isCommand || isOutput)
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

  fileprivate var isFence: Bool { hasPrefix("```") || hasPrefix("~~~") }

  fileprivate var opensMarkedBlock: Bool {
    isFence && drop { $0 == "`" || $0 == "~" }.drop { $0 == " " }.hasPrefix("mvclab")
  }
}
