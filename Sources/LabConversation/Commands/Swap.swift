extension Command {
  /// Replaces the controllers under a living world.
  static let swap = Command(
    "swap",
    .lab,
    .recorded,
    usage: "swap WIRING",
    "exchange the controllers and keep the model"
  ) { arguments, names throws(ParseError) in
    let word = try arguments.word(.wiring)
    let name = try names.wirings(named: [(word.text, word.column)])[0]
    return .perform { run in
      if let wiring = run.system.wirings.first(where: { $0.name == name }) {
        try run.swap(to: wiring)
      }
    }
  }.completingOnce { context in context.wirings(\.summary) }
}
