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
    let usage = actions.first { $0.name == name }?.usage ?? ""
    let rest = try values(of: Usage("\(name) \(usage)").arguments, &arguments)
    return .perform(
      .step { world, _ in
        let rest = try rest.map { try $0.text(in: world) }
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
  }.completing { context in
    let actions = context.names.system?.outsideActions ?? []
    guard let name = context.before.first?.lowercased() else {
      return actions.map { Suggestion($0.name, $0.summary) }
    }
    let action = actions.first { $0.name.lowercased() == name }
    let parameters = action.map { Usage("\(name) \($0.usage)").arguments } ?? []
    let given = context.before.dropFirst().count { $0 != "row" }
    return given < parameters.count && parameters[given] == "ROW" ? context.rows : []
  }.withForms { names in
    (names.system?.outsideActions ?? []).map {
      Form(argument: $0.name, usage: "outside \($0.name) \($0.usage)", summary: $0.summary)
    }
  }

  /// Reads the rows that the parameters of an action begin with, each `ROW`, and then all words that are left.
  private static func values(
    of parameters: [String],
    _ arguments: inout Arguments
  ) throws(ParseError) -> [Value] {
    var values: [Value] = []
    for (index, parameter) in parameters.enumerated() where !arguments.words.isEmpty {
      guard parameter == "ROW" else { break }
      let isLast = index == parameters.count - 1
      values.append(.row(try isLast ? arguments.row() : arguments.rowInOneWord()))
    }
    while let word = arguments.optionalWord() { values.append(.word(word.text)) }
    return values
  }

  /// An argument of an action.
  private enum Value {
    case word(String)
    case row(RowName)

    /// The argument as the action reads it.
    func text(in world: World) throws(CommandError) -> String {
      switch self {
      case .word(let text): text
      case .row(let row): "\(try world.number(ofOutsideRow: row))"
      }
    }
  }
}
