import MVCLab

extension Command {
  /// Lets another device change the model.
  static let outside = Command(
    "outside",
    .around,
    [.recorded, .needsOffer],
    usage: "outside ACTION [ARGUMENT…]",
    "let another device change the model"
  ) { arguments, names throws(ParseError) in
    let actions = names.system?.outsideActions ?? []
    if let system = names.system, actions.isEmpty {
      throw ParseError(.noOutsideActions(system: system.name), column: 1)
    }
    if arguments.words.isEmpty, !actions.isEmpty {
      let error = CommandError.noAction(usage: arguments.usage, among: actions.map(\.name))
      throw ParseError(error, column: arguments.end)
    }
    let name = try arguments.name(.action, in: actions.map(\.name))
    var rest: [String] = []
    while let word = arguments.optionalWord() { rest.append(word.text) }
    return .perform(
      .step { [rest] world, _ in
        var reached = false
        var refusal: OutsideError?
        world.flow.run(.outside, from: .outside, to: .outside, name, site: .unknown) {
          do { reached = try world.assembly.outside(name, rest) } catch let error as OutsideError {
            refusal = error
          }
        }
        if let refusal { throw refusal }
        return reached ? nil : "another device's '\(name)' reached no model"
      }
    )
  }.completingOnce { context in
    (context.names.system?.outsideActions ?? []).map { Suggestion($0.name, $0.summary) }
  }.withForms { names in
    (names.system?.outsideActions ?? []).map {
      Form(argument: $0.name, usage: "outside \($0.name) \($0.usage)", summary: $0.summary)
    }
  }
}
