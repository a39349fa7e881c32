extension Command {
  /// Scrolls the table.
  static let scroll = Command(
    "scroll",
    .user,
    usage: "scroll N",
    "scroll until row N is the first on the screen"
  ) { arguments, _ throws(ParseError) in
    let row = try arguments.number("row")
    return .userEvent("the scrolling") { try $0.table(withRow: row).scroll(to: row) }
  }.completingOnce(\.rows)
}
