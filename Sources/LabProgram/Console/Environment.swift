import LabFiles
import LabPlatform

/// The environment variables the program looks at, read once.
struct Environment {
  /// Set where programs run without people.
  let isCI: Bool
  /// Neither `NO_COLOR` nor a dumb terminal.
  let allowsColour: Bool
  /// A terminal that can erase what it shows.
  let hasCapableTerminal: Bool
  /// The pager a person prefers; nil if they do not say, empty for none.
  let pager: String?
  /// Whether a person told `less` how to be.
  let choosesLess: Bool
  /// Where a person keeps what programs are to begin with.
  let configuration: String?

  static var current: Environment {
    let terminal = value("TERM") ?? ""
    let isCapable = !["", "dumb"].contains(terminal)
    let configuration = value("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    return Environment(
      isCI: value("CI")?.isEmpty == false,
      allowsColour: (value("NO_COLOR") ?? "").isEmpty && isCapable,
      hasCapableTerminal: isCapable,
      pager: value("PAGER"),
      choosesLess: value("LESS") != nil,
      configuration: configuration ?? TypedPath.home.map { $0 + "/.config" }
    )
  }

  /// What they mean, for the manual.
  static let variables = [
    (
      "PAGER",
      "shows answers that are taller than the terminal; less if it is not set, none if empty"
    ),
    ("LESS", "options of less; RSF if it is not set"),
    ("NO_COLOR", "if it is not empty, nothing is coloured"),
    ("TERM", "a dumb terminal gets plain lines"),
    ("CI", "where it is set, scenarios are not updated"),
    ("HOME, XDG_CONFIG_HOME, XDG_STATE_HOME", "where the files are"),
  ]

  /// What a variable says; nil if it is not set.
  static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
