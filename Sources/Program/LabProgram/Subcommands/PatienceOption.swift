import ArgumentParser

/// How long a program waits for code that never comes back.
struct PatienceOption: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Seconds that one command, with each turn of 'repeat', may take in one wiring before it counts as a \
      crash.
      """,
      valueName: "seconds"
    )
  )
  var timeout = PatienceOption.usual

  /// The seconds where the user gives none.
  static let usual = 60

  func validate() throws {
    guard timeout > 0 else {
      throw ValidationError("'\(timeout)' is not a number of seconds; expected 1 or more")
    }
  }
}
