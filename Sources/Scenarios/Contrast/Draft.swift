import MVCLab

/// A scenario made from commands, with the truth filled in: what `save FILE` writes.
///
///     # Two windows on one list
///
///     ```mvclab
///     > system todo
///     > wirings correct
///     | To Do                          [Add]
///     ```
public struct Draft: Sendable {
  public let text: String
  /// What was not written because it is a bug: something found in a wiring that is called correct.
  public let bugs: [String]

  /// Carries the commands out in the wirings that they choose.
  ///
  /// Throws if they make no scenario: they must begin with `system` and `wirings`.
  public init(
    title: String,
    commands: [String],
    file: String,
    systems: [System]
  ) throws(Malformed) {
    let heading = title.split(whereSeparator: \.isNewline).joined(separator: " ")
    let transcript = commands.map { "> \($0)\n" }.joined()
    let document = "# \(heading)\n\n```mvclab\n\(transcript)```\n"
    let scenario = try Scenario(Array(document.utf8), file: file, systems: systems)
    let rewriting = Rewriting(Performance(scenario) { .zero })
    text = String(decoding: rewriting.bytes, as: UTF8.self)
    bugs = rewriting.bugs
  }
}
