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
    let place = try arguments.place()
    return .userEvent("the tap on '\(name)'") { target in
      if place.row == nil, target.has(choice: name) { return try target.choose(name) }
      let button = try target.control(name, place, for: .tap)
      if place.row == nil { try target.requireOneRow(with: button, called: name) }
      let result = button.tap()
      if result == .disabled { throw CommandError.disabled(button.title) }
      return result
    }
  }.completing { context in
    switch context.before.last {
    case nil: context.titles(where: \.canBeTapped) + context.choices
    default: context.place
    }
  }
}
