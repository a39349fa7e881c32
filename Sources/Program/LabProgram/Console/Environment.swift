import LabConversation
import LabFiles
import LabPlatform

/// The environment variables that the program reads.
struct Environment {
  /// Whether `CI` is set, and not to `false` or `0`.
  let isCI: Bool
  /// Whether the output is read by a CI server that obeys commands in it.
  let hasLogReader: Bool
  /// Whether neither `NO_COLOR` nor a dumb terminal forbids colours.
  let allowsColour: Bool
  /// Whether the terminal can erase text.
  let hasCapableTerminal: Bool
  /// The pager the user prefers; nil if unset, empty for none.
  let pager: String?
  /// Whether the user has set options for `less`.
  let choosesLess: Bool
  /// The folder of the repository that a workflow of GitHub has checked out.
  let repository: String?

  static var current: Environment {
    let terminal = value("TERM") ?? ""
    let isCapable = !["", "dumb"].contains(terminal)
    return Environment(
      isCI: !["", "false", "0"].contains(value("CI") ?? ""),
      hasLogReader: logReaders.contains { !(value($0) ?? "").isEmpty },
      allowsColour: (value("NO_COLOR") ?? "").isEmpty && isCapable,
      hasCapableTerminal: isCapable,
      pager: value("PAGER"),
      choosesLess: value("LESS") != nil,
      repository: value("GITHUB_WORKSPACE").map(Files.absolute)
    )
  }

  /// The variables that GitHub, Azure Pipelines and TeamCity set.
  private static let logReaders = ["GITHUB_ACTIONS", "TF_BUILD", "TEAMCITY_VERSION"]

  /// The variables and their meanings, for the manual page.
  static let variables = [
    (
      "PAGER",
      "the pager for answers taller than the terminal; unset: less; empty: none"
    ),
    ("LESS", "options of less, which can write no files here; unset: RSFX and a prompt"),
    ("NO_COLOR", "if it is not empty, the output has no colours"),
    ("COLUMNS", "the width of contrasts and lessons that go to no terminal"),
    ("TERM", "on a dumb terminal the program prints plain lines"),
    (
      "CI",
      "if it is set, and not to false or 0, '--update' is refused, and a run shows no progress"
    ),
    (
      logReaders.joined(separator: ", "),
      "if one is set, the output has no commands for that server but those of '--format github'"
    ),
    (
      "GITHUB_WORKSPACE",
      "the folder of the repository, from which '--format github' names the files"
    ),
    ("HOME, XDG_STATE_HOME, XDG_CACHE_HOME", "the folders of the files above"),
  ]

  /// The width that output has which goes to no terminal, in columns; nil if none is set.
  static var columns: Int? {
    value("COLUMNS").flatMap(Int.init).flatMap { (1...1_000).contains($0) ? $0 : nil }
  }

  /// The value of a variable; nil if it is not set.
  static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
