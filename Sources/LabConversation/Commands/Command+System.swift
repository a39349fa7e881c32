import HeadlessUI
import LabText
import MVC
import MVCLab

extension Command {
  /// Chooses a system, and what it runs with: a server, a file for what it stores.
  static let system = Command(
    "system",
    .lab,
    usage: "system NAME [with server] [in FILE]",
    "choose a system; one that stores something can keep it in a file"
  ) { arguments, grammar throws(ParseError) in
    let systems = grammar.systems
    let name = try arguments.name("system", in: systems.map(\.name))
    let system = systems.first { $0.name == name }
    var chosen = Grammar(systems: systems, allowsFiles: grammar.allowsFiles)
    chosen.system = system
    chosen.withServer = try readServerUse(&arguments, system) || system?.server == .always
    chosen.storageFile = try readFile(&arguments, system, allowsFiles: grammar.allowsFiles)
    grammar = chosen
    return { $0.forget() }
  }.completing { context in
    switch context.before.last {
    case nil: context.grammar.systems.map { Suggestion($0.name, $0.summary) }
    case "with": [Suggestion("server")]
    default: context.before.contains("in") ? [] : context.extras
    }
  }

  private static func readServerUse(
    _ arguments: inout Arguments,
    _ system: System?
  ) throws(ParseError) -> Bool {
    guard arguments.take("with") else { return false }
    let column = arguments.words.first?.column ?? arguments.end
    _ = try arguments.name("option", in: ["server"])
    if let system, system.server == .never {
      throw ParseError(.noServer(system: system.name, .never), column: column)
    }
    return true
  }

  private static func readFile(
    _ arguments: inout Arguments,
    _ system: System?,
    allowsFiles: Bool
  ) throws(ParseError) -> String? {
    let column = arguments.words.first?.column ?? arguments.end
    guard arguments.take("in") else { return nil }
    let file = try arguments.phrase("a file").text
    if let system, system.openStorage == nil {
      throw ParseError(.noStorage(system: system.name), column: column)
    }
    guard allowsFiles else {
      let reason = "what is stored in a file outlives the story; it is kept in memory here"
      throw ParseError(.notHere("in FILE", because: reason), column: column)
    }
    return file
  }
}

extension CompletionContext {
  /// What the system that was named can run with.
  fileprivate var extras: [Suggestion] {
    guard let system = grammar.systems.first(where: { $0.name == before.first }) else { return [] }
    return
      (system.server == .optional && !before.contains("with")
      ? [Suggestion("with", "a server")] : [])
      + (system.openStorage == nil ? [] : [Suggestion("in", "a file that keeps what is stored")])
  }
}
