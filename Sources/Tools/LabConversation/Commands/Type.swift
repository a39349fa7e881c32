import HeadlessUI

extension Command {
  /// Types into a field.
  package static let type = Command(
    "type",
    .act,
    usage: "type TEXT [in FIELD [row ROW]]",
    "replace the text of a field, or of the one typed into last"
  ) { arguments, _ throws(ParseError) in
    let text = try arguments.phrase("the text", until: "in").text
    let name = arguments.take("in") ? try arguments.phrase("a field", until: "row").text : nil
    let place = try arguments.place()
    return .userEvent("the typing") { target in
      let field = try target.field(name, place, for: .type)
      let result = field.type(text)
      if result == .disabled { throw CommandError.disabled(field.title) }
      return result
    }
  }.completing { context in
    guard let last = context.before.last else { return [] }
    if last == "in", context.before.count(where: { $0 == "in" }) == 1 {
      return context.titles(where: \.takesText)
    }
    return context.before.contains("in")
      ? context.place(of: context.field, where: \.takesText) : [Suggestion("in", "a field")]
  }
}
