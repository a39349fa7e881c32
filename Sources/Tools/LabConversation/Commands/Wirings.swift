import LabText

extension Command {
  /// Chooses wirings.
  package static let wirings = Command(
    "wirings",
    .compare,
    [.recorded, .choosesSubject, .takesList],
    usage: "wirings NAME, …",
    "choose wirings, and begin a new world in each"
  ) { arguments, names throws(ParseError) in
    let typed = try arguments.list(.wiring)
    let found = try names.wirings(named: typed)
    if let file = names.storageFile, found.count > 1 {
      let reason = "one wiring at a time keeps its rows in \(file.inQuotes)"
      throw ParseError(.impossible("several wirings", because: reason), column: typed[1].column)
    }
    names.wirings = found
    names.begin(screens: ["first"])
    return .chooseWirings
  }.completing { context in
    context.wirings { "\($0.verdict.word): \($0.summary)" }
  }
}

extension KnownNames {
  /// The wirings of the chosen system with these names; throws if one is there twice.
  func wirings(named typed: [(text: String, column: Int)]) throws(ParseError) -> [String] {
    guard let system else { throw ParseError(.noSystem, column: typed.first?.column ?? 1) }
    var found: [String] = []
    for (text, column) in typed {
      do throws(CommandError) {
        let name = try NameLookup.find(text, .wiring, in: system.wirings.map(\.name))
        guard !found.contains(name) else { throw .twice(name) }
        found.append(name)
      } catch { throw ParseError(error, column: column) }
    }
    return found
  }
}
