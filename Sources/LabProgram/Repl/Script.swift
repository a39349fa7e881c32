import LabScenarios

/// A list of commands, each with the number of its line.
struct Script {
  let commands: [(line: Int, text: String)]

  /// One a line; with `splitting`, also between semicolons outside of quotes.
  init(_ text: String, splitting: Bool = false) {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if lines.last?.isEmpty == true { lines.removeLast() }
    commands = lines.enumerated().flatMap { index, line in
      (splitting ? Script.split(String(line)) : [String(line)]).map { (index + 1, $0) }
    }
  }

  /// The commands of a scenario that are about all its wirings.
  init(_ scenario: Scenario) { commands = scenario.stepsOfEveryone.map { ($0.line, $0.command) } }

  private static func split(_ line: String) -> [String] {
    var parts = [""]
    var quote: Character?
    for character in line {
      if quote == nil, character == ";" {
        parts.append("")
        continue
      }
      if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      }
      parts[parts.count - 1].append(character)
    }
    return parts
  }
}
