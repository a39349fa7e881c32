import LabText
import MVCLab

extension Command {
  /// Replaces the controllers under a living world.
  static let swap = Command(
    "swap",
    .compare,
    .recorded,
    usage: "swap WIRING  or  swap OLD to NEW",
    "exchange the controllers and keep the model"
  ) { arguments, names throws(ParseError) in
    var (world, wiring): (String?, Word) = (nil, try arguments.word(.wiring))
    if arguments.take("to") {
      world = try names.world(startedWith: wiring)
      wiring = try arguments.word(.wiring)
    }
    let name = try names.wirings(named: [(wiring.text, wiring.column)])[0]
    if world == nil, names.wirings.count > 1, arguments.words.isEmpty {
      let ways = names.wirings.map { "swap \($0) to \(name)" }
      throw ParseError(.severalWorlds(ways), column: wiring.column)
    }
    if let world = world ?? names.wirings.first { names.swap(world, to: name) }
    return .other { run in
      guard world == nil || run.wiring.name == world,
        let wiring = run.system.wirings.first(where: { $0.name == name })
      else { return }
      try run.swap(to: wiring)
    }
  }.completing { context in
    let (names, before) = (context.names, context.before)
    let all = (names.system?.wirings ?? []).map { Suggestion($0.name, $0.summary) }
    guard names.wirings.count > 1 else { return before.isEmpty ? all : [] }
    switch before.count {
    case 0: return zip(names.wirings, names.titles).map { Suggestion($0, $0 == $1 ? "" : $1) }
    case 1: return [Suggestion("to", "the wiring whose controllers it gets")]
    case 2 where before[1] == "to": return all
    default: return []
    }
  }
}

extension KnownNames {
  /// The world that began with the wiring of that name; before a wiring is chosen, any could.
  fileprivate func world(startedWith word: Word) throws(ParseError) -> String {
    let all = wirings.isEmpty ? system?.wirings.map(\.name) ?? [] : wirings
    do { return try NameLookup.find(word.text, .wiring, in: all) } catch {
      throw ParseError(error, column: word.column)
    }
  }
}

extension String {
  /// This command for worlds of these wirings: a `swap` without a world is that of `only`, which alone ran when it
  /// was typed; nil if it is a `swap` in another world.
  package func command(in wirings: [String], typedIn only: String?) -> String? {
    guard let line = try? CommandParts(self), line.command?.name == Command.swap.name,
      let first = line.arguments.first
    else { return self }
    let namesWorld = line.arguments.dropFirst().first?.text == "to"
    guard let world = namesWorld ? first.text : only else { return self }
    guard wirings.contains(where: { $0.lowercased() == world.lowercased() }) else { return nil }
    guard !namesWorld, wirings.count > 1 else { return self }
    return prefix(first.column - 1) + "\(world) to " + dropFirst(first.column - 1)
  }
}
