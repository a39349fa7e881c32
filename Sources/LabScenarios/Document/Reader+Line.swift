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
    guard let sign = text.first else { return keep(.remark, line) }
    switch sign {
    case UInt8(ascii: "#"): keep(.remark, line)
    case UInt8(ascii: ">"):
      guard isSpaced(text, line, column) else { return }
      readCommand(text.dropFirst(2).text, line, column + 2, indent: indent)
    case UInt8(ascii: "~"), UInt8(ascii: "|"), UInt8(ascii: "!"), UInt8(ascii: "="),
      UInt8(ascii: "?"):
      guard isSpaced(text, line, column) else { return }
      keep(.output(text.text, cover), line, column)
    case UInt8(ascii: "["):
      readHeader(text, line, column)
      keep(.header, line, column)
    case UInt8(ascii: ".") where text.elementsEqual("...".utf8):
      keep(.ellipsis(cover), line, column)
    default: complain(.noSign(guess: guess(text.text)), line, column)
    }
  }

  private mutating func keep(_ kind: Step.Item.Kind, _ line: Int, _ column: Int = 1) {
    guard !steps.isEmpty else {
      if kind != .remark, subject.stage != .lost { complain(.outputBeforeCommand, line, column) }
      return
    }
    steps[steps.count - 1].items.append(Step.Item(kind: kind, lines: line..<line + 1))
  }

  private mutating func isSpaced(_ text: ArraySlice<UInt8>, _ line: Int, _ column: Int) -> Bool {
    guard text.count > 1, text[text.startIndex + 1] != .space else { return true }
    complain(.noSpace(sign: text.prefix(1).text), line, column + 1)
    return false
  }

  /// What a line without a sign was probably meant to be.
  private func guess(_ text: String) -> String? {
    let bare = text.drop { $0 == " " || $0 == "\t" }
    let word = bare.prefix { $0 != " " }.lowercased()
    if word == "in" || Command.all.contains(where: { $0.name == word }) { return "> \(bare)" }
    if bare.allSatisfy({ $0 == "." || $0 == "…" }) { return "..." }
    guard bare.count < text.count, let sign = bare.first, ">~|!=?#[".contains(sign) else {
      return nil
    }
    return String(bare)
  }
}

extension Reader {
  private mutating func readCommand(_ text: String, _ line: Int, _ column: Int, indent: Int) {
    cover = .everyone
    steps.append(Step(command: text, line: line + 1, indent: indent))
    guard !text.allSatisfy({ $0 == " " || $0 == "\t" }) else {
      return complain(.noCommand, line, column)
    }
    if let (defect, offset) = subject.check(text) { complain(defect, line, column + offset) }
  }

  private mutating func readHeader(_ text: ArraySlice<UInt8>, _ line: Int, _ column: Int) {
    cover = .everyone
    guard let end = text.firstIndex(of: UInt8(ascii: "]")) else {
      return complain(.openHeader, line, column)
    }
    let behind = text[(end + 1)...].drop { $0 == .space }
    if !behind.isEmpty {
      let offset = text[..<behind.startIndex].text.count
      complain(.behindHeader(behind.text), line, column + offset)
    }
    var named: [Int] = []
    var place = (index: text.startIndex, column: column)
    let parts = text[..<end].dropFirst()
      .split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    for part in parts {
      let name = part.drop { $0.isBlank }.trimmed
      if let defect = add(name.text, to: &named, alone: parts.count == 1) {
        let between = text[place.index..<name.startIndex].text
        place = (name.startIndex, place.column + between.count)
        complain(defect, line, place.column)
      }
    }
    if !named.isEmpty { cover = .named(named.sorted()) }
  }

  /// Adds the wiring of that name; returns what is wrong with it.
  private func add(_ name: String, to named: inout [Int], alone: Bool) -> ScenarioError.Reason? {
    if name == "*" { return alone ? nil : .starNotAlone }
    if name.isEmpty { return .emptyHeader }
    guard subject.stage == .ready else { return nil }
    guard let index = subject.wirings.firstIndex(where: { $0.name == name }) else {
      return .unknownWiring(
        name,
        near: NameLookup.nearest(to: name, in: subject.wirings.map(\.name))
      )
    }
    if named.contains(index) { return .namedTwice(name) }
    named.append(index)
    return nil
  }
}
