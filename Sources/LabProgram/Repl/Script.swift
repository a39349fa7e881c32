/// A text of commands.
enum Script {
  /// The commands, one a line; with `splitting`, also between semicolons outside of quotes.
  static func commands(in text: String, splitting: Bool) -> [String] {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    return splitting ? lines.flatMap(split) : lines
  }

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
