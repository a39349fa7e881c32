import Glibc

/// The environment variables the program looks at, read once.
struct Environment {
  /// Set where programs run without people.
  let isCI: Bool
  /// Neither `NO_COLOR` nor a dumb terminal.
  let allowsColour: Bool

  static var current: Environment {
    Environment(
      isCI: value("CI")?.isEmpty == false,
      allowsColour: (value("NO_COLOR") ?? "").isEmpty && value("TERM") != "dumb"
        && value("TERM") != nil
    )
  }

  /// What a variable says; nil if it is not set.
  static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
