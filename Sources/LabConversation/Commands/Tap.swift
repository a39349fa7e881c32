import HeadlessUI

extension Command {
  /// Taps a button.
  static let tap = Command(
    "tap",
    .user,
    usage: "tap NAME [row N]",
    "tap a button, by its title or identifier"
  ) { arguments, _ throws(ParseError) in
    let name = try arguments.phrase("a name", until: "row").text
    let row = arguments.take("row") ? try arguments.number("row") : nil
    return .userEvent("the tap on '\(name)'") { target in
      if row == nil, target.has(choice: name) { return try target.choose(name) }
      let button = try target.control(name, row: row, as: Button.self)
      let result = button.tap()
      if result == .disabled { throw CommandError.disabled(button.title) }
      return result
    }
  }.completing { context in
    switch context.before.last {
    case nil: context.titles { $0 is Button } + context.choices
    case "row": context.rows
    default:
      context.rows.isEmpty || context.before.contains("row")
        ? [] : [Suggestion("row", "the row it is in")]
    }
  }
}
