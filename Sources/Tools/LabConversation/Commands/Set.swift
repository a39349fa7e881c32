import HeadlessUI

extension Command {
  /// Sets a control to a value.
  static let set = Command(
    "set",
    .act,
    usage: "set NAME to VALUE [row ROW]",
    "set a switch, a stepper, a slider or segments to a value"
  ) { arguments, _ throws(ParseError) in
    let name = try arguments.phrase("a name", until: "to").text
    guard arguments.take("to") else {
      throw ParseError(.missing(what: "'to VALUE'", usage: arguments.usage), column: arguments.end)
    }
    let value = try arguments.phrase("the value", until: "row").text
    let place = try arguments.place()
    return .userEvent("the setting of '\(name)'") { target in
      let control = try target.control(name, place, for: .set)
      try target.requireOnly(control, called: name, place, for: .set)
      guard let values = control.values, let act = values.value(of: value) else {
        let expected = control.values?.description ?? ""
        throw CommandError.notAValue(value, of: name, expected: expected)
      }
      let result = control.receive(act)
      if result == .disabled { throw CommandError.disabled(control.title) }
      return result
    }
  }.completing { context in
    guard let last = context.before.last else { return context.titles { $0.canBeSet } }
    if last == "to" { return context.values(of: context.before.dropLast().joined(separator: " ")) }
    return context.before.contains("to")
      ? context.place(of: context.words { $0 != "to" }) { $0.canBeSet }
      : [Suggestion("to", "its value")]
  }
}
