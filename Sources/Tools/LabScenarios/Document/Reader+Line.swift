import LabConversation
import LabText

extension Reader {
  /// Reads one line of a block by its sign.
  mutating func read(_ line: Int, indent: Int) {
    let whole = source.content(line)
    var content = whole
    while content.startIndex < whole.startIndex + indent, content.first == .space {
      content.removeFirst()
    }
    let column = content.startIndex - whole.startIndex + 1
    let text = content.trimmed
    guard let sign = text.first else {
      remarks = []
      return keep(.remark, line)
    }
    defer { if sign != UInt8(ascii: "#") { remarks = [] } }
    switch sign {
    case UInt8(ascii: "#"):
      remarks.append(text.dropFirst().drop { $0.isBlank }.text)
      keep(.remark, line)
    case UInt8(ascii: ">"):
      guard isSpaced(text, line, column) else { return }
      readCommand(text.dropFirst(2).text, line, column + 2, indent: indent)
    case UInt8(ascii: "~"), UInt8(ascii: "|"), UInt8(ascii: "!"), UInt8(ascii: "="),
      UInt8(ascii: "?"):
      guard isSpaced(text, line, column) else { return }
      openHeader = nil
      keep(.output(text.text, filter), line, column)
    case UInt8(ascii: "["):
      closeHeader()
      let problems = errors.count
      readHeader(text, line, column)
      if errors.count == problems { openHeader = (line, column) }
      keep(.header, line, column)
    case UInt8(ascii: ".") where text.elementsEqual("...".utf8):
      openHeader = nil
      keep(.ellipsis(filter, sign: nil), line, column)
    case UInt8(ascii: ".") where text.starts(with: "... ".utf8) && text.count == 5:
      let sign = Character(Unicode.Scalar(text[text.endIndex - 1]))
      guard "~|!=".contains(sign) else { return report(.ellipsisSign("\(sign)"), line, column + 4) }
      openHeader = nil
      keep(.ellipsis(filter, sign: sign), line, column)
    default: report(.noSign(guess: guess(text.text)), line, column)
    }
  }

  private mutating func keep(_ kind: Step.Item.Kind, _ line: Int, _ column: Int = 1) {
    guard !steps.isEmpty else {
      if kind != .remark, preamble.progress != .lost { report(.outputBeforeCommand, line, column) }
      return
    }
    steps[steps.count - 1].items.append(Step.Item(kind: kind, lines: line..<line + 1))
  }

  private mutating func isSpaced(_ text: ArraySlice<UInt8>, _ line: Int, _ column: Int) -> Bool {
    guard text.count > 1, text[text.startIndex + 1] != .space else { return true }
    report(.noSpace(sign: text.prefix(1).text), line, column + 1)
    return false
  }

  /// What a line without a sign was probably meant to be.
  private func guess(_ text: String) -> String? {
    let bare = text.drop { $0 == " " || $0 == "\t" }
    let word = bare.prefix { $0 != " " }.lowercased()
    if Command.all.contains(where: { $0.name == word }) { return "> \(bare)" }
    if bare.allSatisfy({ $0 == "." || $0 == "…" }) { return "..." }
    if bare.hasPrefix("..."), bare.dropFirst(3).filter({ $0 != " " }).count == 1,
      let sign = bare.last,
      "~|!=".contains(sign)
    {
      return "... \(sign)"
    }
    guard bare.count < text.count, let sign = bare.first, ">~|!=?#[".contains(sign) else {
      return nil
    }
    return String(bare)
  }
}

extension Reader {
  private mutating func readCommand(_ text: String, _ line: Int, _ column: Int, indent: Int) {
    var step = Step(command: text, line: line + 1, indent: indent)
    (step.remarks, step.isAnswer) = (remarks, isAnswer)
    if openHeader?.line == line - 1, step.isExpectation, !steps.isEmpty {
      // The header is no part of the step before.
      (step.asked, openHeader) = (filter, nil)
      steps[steps.count - 1].items.removeLast()
    }
    closeHeader()
    filter = .everyone
    steps.append(step)
    guard !text.allSatisfy({ $0 == " " || $0 == "\t" }) else {
      return report(.noCommand, line, column)
    }
    if let (reason, offset) = preamble.check(text) { report(reason, line, column + offset) }
    steps[steps.count - 1].titles = preamble.names.titles
  }

  /// Reports the last header if no line is below it.
  mutating func closeHeader() {
    guard let (line, column) = openHeader else { return }
    openHeader = nil
    report(.idleHeader, line, column)
  }
}
