import LabConversation

/// Text that a user pasted at a prompt: a scenario, or commands with what they printed.
///
///     todo correct 2> tap Add
///     ~ ToDoStore inserted [0]
///
/// Of a scenario only the marked blocks count. Elsewhere a line is a command if it begins with `>` or a prompt, and
/// lines with a sign are the output of the command above them. All other lines are prose.
package struct PastedText {
  /// The commands, each with its output.
  package private(set) var steps: [(command: String, output: [String])] = []
  /// How many lines of prose have words to read.
  package private(set) var proseCount = 0

  /// Nil if the lines are plain commands: none has a sign of its own, or is in a block.
  package init?(_ lines: [String]) {
    let texts = lines.map { $0.drop { $0 == " " || $0 == "\t" } }
    let fenced = Outline(Array(lines.joined(separator: "\n").utf8)).pieces.filter(\.isFenced)
    guard !fenced.isEmpty || texts.contains(where: { $0.pastedCommand != nil }) else { return nil }
    let marked = fenced.filter(\.isTranscript)
    for (index, text) in texts.enumerated() where Fence(Array(text.utf8)[...]) == nil {
      let isOurs = marked.isEmpty || marked.contains { $0.lines.contains(index) }
      if isOurs, let command = text.pastedCommand {
        steps.append((String(command), []))
      } else if isOurs, !marked.isEmpty, text.first == "#" {
        steps.append((String(text), []))
      } else if isOurs, !steps.isEmpty, text.isOutput {
        steps[steps.count - 1].output.append(String(text))
      } else if text.contains(where: \.isLetter) {
        proseCount += 1
      }
    }
  }
}

extension Outline.Piece {
  fileprivate var isFenced: Bool { if case .block = kind { true } else { false } }

  /// Whether it is a marked block of a scenario.
  fileprivate var isTranscript: Bool {
    if case .block(let info, _) = kind { info.hasPrefix("mvclab") } else { false }
  }
}

extension Substring {
  /// The command after the sign of a transcript, or after a prompt: `tap Add` of `todo misused 2> tap Add`.
  fileprivate var pastedCommand: Substring? {
    if first == ">" { return dropFirst().drop { $0 == " " } }
    guard let prompt = prefixMatch(of: #/([a-z]\S*)( \S+)* \d+( ended)?> |(\S+)> /#),
      let word = prompt.output.1 ?? prompt.output.4, Command.named(String(word)) == nil
    else { return nil }
    return self[prompt.range.upperBound...]
  }

  /// Whether it is a line below a command: it has a sign, is a header, an ellipsis, or empty.
  fileprivate var isOutput: Bool {
    if isEmpty || hasPrefix("...") || first == "[" && last == "]" { return true }
    return first.map(OutputLine.Kind.signs.contains) == true
      && (count == 1 || dropFirst().first == " ")
  }
}
