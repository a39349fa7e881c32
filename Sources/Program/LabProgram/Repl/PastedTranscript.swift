import LabConversation

/// Tells the commands of a pasted transcript from the output below them.
///
///     > tap Add
///     ~ ToDoStore inserted [0]
struct PastedTranscript {
  /// The lines below the last command.
  private(set) var output: [String] = []
  /// Whether the lines come from a transcript: one of them began with `> `.
  private(set) var isOpen = false
  /// How far the last command is indented, as in a block of a document.
  private var margin = 0

  /// The command in a line; nil if the line is output.
  mutating func command(in line: String) -> String? {
    let text = line.drop { $0 == " " || $0 == "\t" }.withoutPrompt
    if text.first == ">" {
      isOpen = true
      margin = line.prefix { $0 == " " }.count
      return String(text.dropFirst())
    }
    if isOpen, !output.isEmpty, line.hasPrefix("  "), !text.isPastedOutput {
      // The rest of a line that a terminal has broken.
      output[output.count - 1] += " " + text
      return nil
    }
    guard isOpen, text.isPastedOutput else {
      isOpen = false
      return line
    }
    let indent = min(margin, line.prefix { $0 == " " }.count)
    output.append(String(line.dropFirst(indent)))
    return nil
  }

  /// Whether the output of the last command is complete: the next line is a command, or there is none.
  func ends(before line: String?) -> Bool {
    var copy = self
    return line.map { copy.command(in: $0) != nil } ?? true
  }

  /// Whether lines were pasted below the last command.
  var hasOutput: Bool { output.contains { !$0.allSatisfy(\.isWhitespace) } }

  /// Whether the output leaves lines out.
  var hasEllipsis: Bool { output.contains { $0.hasPrefix("...") } }

  /// Begins a transcript whose first command is known already.
  mutating func open() { isOpen = true }

  /// Forgets the output, because it was compared.
  mutating func forgetOutput() { output = [] }
}

extension Substring {
  /// The line with the sign of a transcript in place of a prompt: `todo half-store 2> tap Add`.
  var withoutPrompt: Substring {
    guard let prompt = prefixMatch(of: #/([a-z]\S*)( \S+)* \d+( ended)?> |(\S+)> /#),
      let word = (prompt.output.1 ?? prompt.output.4).map(String.init), Command.named(word) == nil
    else { return self }
    return "> " + self[prompt.range.upperBound...]
  }

  /// Whether the line is none of a command: it has a sign, is a header, an ellipsis or a fence.
  var isPastedOutput: Bool {
    if isEmpty || hasPrefix("...") || hasPrefix("```") { return true }
    if first == "[", last == "]" { return true }
    return first.map(OutputLine.Kind.signs.contains) == true
      && (count == 1 || dropFirst().first == " ")
  }
}
