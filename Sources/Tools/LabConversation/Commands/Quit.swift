extension Command {
  /// Ends the program.
  static let quit = Command("quit", .check, .interactive, usage: "quit", "leave") {
    _,
    _ throws(ParseError) in .request(.quit)
  }
}
