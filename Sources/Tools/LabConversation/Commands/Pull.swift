extension Command {
  /// Pulls the table to refresh it.
  static let pull = Command(
    "pull",
    .act,
    usage: "pull [in TABLE]",
    "pull the table down to refresh it"
  ) { arguments, _ throws(ParseError) in
    let table = try arguments.table()
    return .userEvent("the pull") {
      try $0.requireNoAlert(for: "pulling")
      return try $0.table(table).pull()
    }
  }.completing { $0.tables(after: []) }
}
