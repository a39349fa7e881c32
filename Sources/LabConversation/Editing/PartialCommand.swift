import HeadlessUI
import LabText
import MVC
import MVCLab

/// A command while it is being written: its words, and which of them says what to do.
///
/// Nothing in it looks at a world, so it is quick enough for every key.
public struct PartialCommand {
  /// The words, by the characters of the line they take, with their quotes.
  public let words: [Range<Int>]
  /// Which of them are quoted.
  public let quoted: [Range<Int>]
  /// The word that names the command, behind `in SCREEN` and `repeat N`.
  public let head: Range<Int>?
  /// The command, if there is one of that name.
  public let command: Command?
  /// Whether the line is none, but a remark.
  public let isComment: Bool
  private let arguments: [String]
  private let name: String
  private let isOpen: Bool

  /// What can be said of a line before it is ended.
  public init(_ line: String) {
    let scan = Word.Scan(line)
    words = scan.words.map { word in
      let start = word.column - 1
      let quotes = word.isQuoted ? (scan.openQuote == word.column ? 1 : 2) : 0
      return start..<start + word.text.count + quotes
    }
    quoted = zip(scan.words, words).filter(\.0.isQuoted).map(\.1)
    isComment = scan.words.first?.text.first == "#"
    let texts = scan.words.map { $0.text.lowercased() }
    var first = 0
    while first + 2 < texts.count, texts[first] == "in" || texts[first] == "repeat" { first += 2 }
    head = isComment || texts.isEmpty ? nil : words[first]
    name = texts.isEmpty ? "" : texts[first]
    command = isComment ? nil : Command.named(name)
    arguments = Array(texts.dropFirst(first + 1))
    isOpen = !scan.endsBetweenWords
  }
}

extension PartialCommand {
  /// Whether the word in front can become no command any more.
  public var isUnknown: Bool {
    guard command == nil, name != "in", head != nil else { return false }
    let isFinished = !arguments.isEmpty || !isOpen
    return isFinished || !(Command.all.map(\.name) + ["in"]).contains { $0.hasPrefix(name) }
  }

  /// What the usage still asks for behind the line: `tap Add` leaves ` [row N]`.
  ///
  /// Each of the system's outside actions has a usage of its own.
  public func missing(in system: System?) -> String? {
    guard let usage = usage(in: system), head != nil else { return nil }
    var forms = usage.split(separator: "  or  ").flatMap { $0.split(separator: " | ") }
      .map { $0.split(separator: " ").map(String.init) }
    for index in forms.indices where forms[index].first == name { forms[index].removeFirst() }
    let rest: String
    if let first = arguments.first {
      let form = forms.first { $0.first?.split(separator: "|").contains(first[...]) == true }
      rest = (form ?? forms[0]).joiningBrackets.dropFirst(arguments.count).joined(separator: " ")
    } else {
      rest = String(usage.dropFirst(name.count + 1))
    }
    return rest.isEmpty ? nil : (isOpen ? " " : "") + rest
  }

  private func usage(in system: System?) -> String? {
    if command?.name == "outside",
      let action = system?.outsideActions.first(where: { $0.name.lowercased() == arguments.first })
    {
      return "outside \(action.name) \(action.usage)"
    }
    return name == "in" ? "in SCREEN COMMAND" : command?.usage
  }
}

extension [String] {
  /// `[row` and `N]` are one.
  fileprivate var joiningBrackets: [String] {
    reduce(into: []) { joined, part in
      let isInside = joined.last.map { $0.contains("[") && !$0.contains("]") } ?? false
      if isInside { joined[joined.count - 1] += " " + part } else { joined.append(part) }
    }
  }
}
