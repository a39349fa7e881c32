import HeadlessUI

extension Command {
  /// Types into a field.
  static let type = Command(
    "type",
    .user,
    usage: "type TEXT [in FIELD]",
    "replace the text of a field"
  ) { arguments, _ throws(ParseError) in
    let text = try arguments.phrase("the text", until: "in").text
    let name = arguments.take("in") ? try arguments.phrase("a field").text : nil
    return .perform { run in
      try run.userEvent("the typing") { target in
        let field = try target.field(name)
        let result = field.type(text)
        if result == .disabled { throw CommandError.disabled(field.title) }
        return result
      }
    }
  }.completing { context in
    guard let last = context.before.last else { return [] }
    if last == "in" { return context.titles { $0 is TextField } }
    return context.before.contains("in") ? [] : [Suggestion("in", "a field")]
  }
}

extension Target {
  /// The field of that name, or the only one there is.
  fileprivate func field(_ name: String?) throws(CommandError) -> TextField {
    if let name { return try control(name, row: nil, as: TextField.self) }
    let fields =
      screen.alert.map { $0.field.map { [$0] } ?? [] }
      ?? screen.elements.compactMap { $0 as? TextField }
    guard let only = fields.first else { throw .nothingTo("type in") }
    guard fields.count == 1 else {
      throw .ambiguous(what: "field", candidates: fields.map(\.title))
    }
    return only
  }
}
