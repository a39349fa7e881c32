import MVCLab

extension Command {
  /// Chooses a system, and what it runs with: a server, a file for its storage.
  package static let system = Command(
    "system",
    .compare,
    [.recorded, .choosesSubject],
    usage: "system NAME [with server] [in FILE]",
    "choose a system; one with a storage can keep it in a file"
  ) { arguments, names throws(ParseError) in
    let name = try arguments.name(.system, in: names.systems.map(\.name))
    let system = names.systems.first { $0.name == name }
    var chosen = names.withoutChoice
    chosen.system = system
    chosen.withServer = try parseServerUse(&arguments, system) || system?.server == .always
    chosen.storageFile = try parseFile(&arguments, system, allowsFiles: names.allowsFiles)
    names = chosen
    return .chooseSystem
  }.completing { context in
    switch context.before.last {
    case nil: context.names.systems.map { Suggestion($0.name, $0.summary) }
    case "with": [Suggestion("server")]
    default: context.before.contains("in") ? [] : context.extras
    }
  }.takingFile { $0.last == "in" }

  private static func parseServerUse(
    _ arguments: inout Arguments,
    _ system: MVCLab.System?
  ) throws(ParseError) -> Bool {
    guard arguments.take("with") else { return false }
    let column = arguments.words.first?.column ?? arguments.end
    _ = try arguments.name(.option, in: ["server"])
    if let system, system.server == .never {
      throw ParseError(.noServer(system: system.name, .never), column: column)
    }
    return true
  }

  private static func parseFile(
    _ arguments: inout Arguments,
    _ system: MVCLab.System?,
    allowsFiles: Bool
  ) throws(ParseError) -> String? {
    let column = arguments.words.first?.column ?? arguments.end
    guard arguments.take("in") else { return nil }
    let file = try arguments.phrase("a file").text
    if let system, system.openStorage == nil {
      throw ParseError(.noStorage(system: system.name), column: column)
    }
    guard allowsFiles else {
      let reason = "a file outlives the scenario; the storage is in memory here"
      throw ParseError(.notHere("in FILE", because: reason), column: column)
    }
    return file
  }
}

extension CompletionContext {
  /// What the named system can run with.
  fileprivate var extras: [Suggestion] {
    guard let system = names.systems.first(where: { $0.name == before.first }) else { return [] }
    return
      (system.server == .optional && !before.contains("with")
      ? [Suggestion("with", "a server")] : [])
      + (system.openStorage == nil ? [] : [Suggestion("in", "a file for the storage")])
  }
}
