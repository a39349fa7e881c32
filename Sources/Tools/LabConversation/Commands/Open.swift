extension Command {
  /// Opens a window.
  static let open = Command(
    "open",
    .around,
    [.recorded, .needsOffer],
    usage: "open SCREEN [as NAME]",
    "open a window on a screen"
  ) { arguments, names throws(ParseError) in
    let kind = try screenKind(&arguments, names)
    let name = arguments.take("as") ? try arguments.newName("a name") : names.newScreen(on: kind)
    names.add(screen: name)
    return .step { world, _ in
      guard world.window(named: name) == nil else { throw CommandError.nameTaken(name) }
      world.open(kind, as: name)
    }
  }.completing { context in
    switch context.before.count {
    case 0:
      (context.names.system?.screens ?? []).filter(\.opensInWindow)
        .map { Suggestion($0.name, $0.summary) }
    case 1: [Suggestion("as", "a name for the window")]
    default: []
    }
  }

  private static func screenKind(
    _ arguments: inout Arguments,
    _ names: KnownNames
  ) throws(ParseError) -> String {
    guard let kinds = names.system?.screens else { throw ParseError(.noSystem, column: 1) }
    let (typed, column) = (arguments.words.first?.text, arguments.words.first?.column)
    let open = kinds.filter { $0.opensInWindow || $0.name.lowercased() == typed?.lowercased() }
    if let typed, let column, let near = names.opening(windowCalled: typed) {
      let error = CommandError.unknown(.screen, name: typed, near: .command(near))
      throw ParseError(error, column: column)
    }
    let name = try arguments.name(.screen, in: open.map(\.name))
    if let kind = kinds.first(where: { $0.name == name }), !kind.opensInWindow {
      throw ParseError(
        .notHere("open \(name)", because: kind.summary),
        column: column ?? arguments.end
      )
    }
    return name
  }
}

extension KnownNames {
  /// The command for a window that the user calls by the name that it could have, `open list as second`;
  /// nil for any other word.
  fileprivate func opening(windowCalled name: String) -> String? {
    let kinds = system?.screens ?? []
    guard !kinds.contains(where: { $0.name.lowercased() == name.lowercased() }),
      isFree(screen: name.lowercased()),
      let kind = kinds.first(where: \.opensInWindow)
    else { return nil }
    return "open \(kind.name) as \(Word.quoted(name))"
  }
}
