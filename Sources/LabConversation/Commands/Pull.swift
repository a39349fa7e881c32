extension Command {
  /// Pulls the table to refresh it.
  static let pull = Command("pull", .user, usage: "pull", "pull the table down to refresh it") {
    _,
    _ throws(ParseError) in
    .userEvent("the pull") { try $0.table().pull() }
  }
}
