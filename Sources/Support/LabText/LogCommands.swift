extension String {
  /// This text with a space in each command that a CI server would obey if it were printed in a log:
  /// `# #[add-mask]`, `: :error::`.
  ///
  /// GitHub obeys `##[command]` anywhere in a line, Azure Pipelines `##vso[command]` too, and TeamCity
  /// `##teamcity[command]`. GitHub also obeys `::command::` at the beginning of a line, which `annotating`
  /// keeps.
  package func withoutLogCommands(annotating: Bool = false) -> String {
    guard contains("##") || !annotating && contains("::") else { return self }
    let scalars = Array(unicodeScalars)
    var safe = UnicodeScalarView()
    var isAtBeginning = !annotating
    for (index, scalar) in scalars.enumerated() {
      safe.append(scalar)
      let rest = scalars[(index + 1)...]
      if rest.first == scalar, scalar == ":" && isAtBeginning || scalar == "#" && rest.isCommand {
        safe.append(" ")
      }
      isAtBeginning =
        !annotating && (scalar == "\n" || isAtBeginning && scalar.properties.isWhitespace)
    }
    return String(safe)
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// Whether it goes on as `#vso[` does.
  fileprivate var isCommand: Bool { dropFirst().first { !$0.properties.isAlphabetic } == "[" }
}
