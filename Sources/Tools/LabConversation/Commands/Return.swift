import HeadlessUI

extension Command {
  /// Presses the Return key.
  static let `return` = Command(
    "return",
    .act,
    usage: "return [in FIELD [row ROW]]",
    "press Return in a field, or in the one typed into last"
  ) { arguments, _ throws(ParseError) in
    let name = arguments.take("in") ? try arguments.phrase("a field", until: "row").text : nil
    let place = try arguments.place()
    return .userEvent("the Return key") { target in
      let field = try target.field(name, place, for: .return)
      let result = field.receive(.return)
      if result == .disabled { throw CommandError.disabled(field.title) }
      return result
    }
  }.completing { context in
    switch context.before.last {
    case nil: context.titles(where: \.takesReturn).isEmpty ? [] : [Suggestion("in", "a field")]
    case "in" where context.before.count == 1: context.titles(where: \.takesReturn)
    default: context.place(of: context.field, where: \.takesReturn)
    }
  }
}
