import HeadlessUI
import LabText
import MVC
import MVCLab

extension Command {
  /// What happens around a person: windows, time, the server, other devices.
  static let world: [Command] = [
    Command(
      "open",
      .world,
      usage: "open SCREEN [as NAME]",
      "open a window on a screen"
    ) { arguments, grammar throws(ParseError) in
      let kind = try screenKind(&arguments, grammar)
      var name = grammar.nextScreenName
      if arguments.take("as") { name = try arguments.newName("a name") }
      if !grammar.screenNames.contains(name) { grammar.screenNames.append(name) }
      return { session in
        try session.step { world in
          guard world.window(named: name) == nil else { throw CommandError.nameTaken(name) }
          world.open(kind, as: name)
          return nil
        }
      }
    }.completing { context in
      switch context.before.count {
      case 0:
        (context.grammar.system?.screens ?? []).filter(\.opensInWindow)
          .map { Suggestion($0.name, $0.summary) }
      case 1: [Suggestion("as", "a name for the window")]
      default: []
      }
    },
    Command(
      "close",
      .world,
      usage: "close SCREEN [by pop|popToRoot|replace|dismiss]",
      "close a window, or leave its screen by another door"
    ) { arguments, grammar throws(ParseError) in
      let name = try arguments.name("screen", in: grammar.screenNames)
      var door: Door?
      if arguments.take("by") {
        door = Door(rawValue: try arguments.name("door", in: Door.allCases.map(\.rawValue)))
      }
      return { [door] in try $0.close(name, by: door) }
    }.completing { context in
      switch context.before.count {
      case 0: context.screens
      case 1: [Suggestion("by")]
      case 2: Door.allCases.map { Suggestion($0.rawValue, $0.summary) }
      default: []
      }
    },
    Command("turn", .world, usage: "turn", "run what waits on the main queue") {
      _,
      _ throws(ParseError) in
      { session in
        try session.step { world in
          world.runtime.mainQueue.turn()
          return nil
        }
      }
    },
    Command(
      "advance",
      .world,
      usage: "advance DURATION",
      "let time pass, such as 500ms or 2s"
    ) { arguments, _ throws(ParseError) in
      let duration = try arguments.duration()
      return { session in
        try session.step { world in
          world.runtime.clock.advance(by: duration)
          return nil
        }
      }
    }.completingOnce { _ in [Suggestion("500ms"), Suggestion("2s")] },
    Command("layout", .world, usage: "layout", "lay the screen out once more") {
      _,
      _ throws(ParseError) in
      { session in
        try session.step { world in
          try session.place(in: world).screen.layOut()
          return nil
        }
      }
    },
    Command(
      "server",
      .world,
      usage: "server ok|fail|drop|chunk [first|last|N] [BODY]  or  server latency DURATION",
      "decide about a request that waits",
      read: readServer
    ).completing { context in
      switch context.before.count {
      case 0:
        [
          Suggestion("ok", "grant it"), Suggestion("fail", "refuse it"),
          Suggestion("drop", "lose it on the way"),
          Suggestion("chunk", "send a part of the answer"),
          Suggestion("latency", "grant each by itself after a while"),
        ]
      case 1 where context.before[0] == "latency": [Suggestion("500ms"), Suggestion("2s")]
      case 1: [Suggestion("first", "the oldest"), Suggestion("last", "the newest")]
      default: []
      }
    },
    Command(
      "storage",
      .world,
      usage: "storage fail|ok",
      "let every write fail from now on, or succeed again"
    ) { arguments, _ throws(ParseError) in
      let isFailing = try arguments.name("outcome", in: ["fail", "ok"]) == "fail"
      return { session in
        let world = try session.livingWorld()
        guard let storage = world.runtime.storage else {
          throw CommandError.noStorage(system: world.system.name)
        }
        try storage.setFailing(isFailing)
      }
    }.completingOnce { _ in [Suggestion("fail"), Suggestion("ok")] },
    Command(
      "relaunch",
      .world,
      usage: "relaunch",
      "kill the program and launch it again; what is stored is still there"
    ) { _, grammar throws(ParseError) in
      if grammar.system?.openStorage != nil { grammar.screenNames = ["first"] }
      return { try $0.relaunch() }
    },
    Command(
      "outside",
      .world,
      usage: "outside ACTION [ARGUMENT…]",
      "let another device change the model",
      read: readOutside
    ).completingOnce { context in
      (context.grammar.system?.outsideActions ?? [])
        .map { Suggestion($0.name, $0.summary) }
    },
    Command("batch", .world, usage: "batch N", "paste N entries at once into the screen") {
      arguments,
      _ throws(ParseError) in
      let count = try arguments.number("count", most: 1000)
      return { session in
        try session.step { world in
          let screen = try session.place(in: world).screen
          guard screen.acceptsPaste else { throw CommandError.nothingTo("paste into") }
          screen.pasteByHand(world.assembly.pasteboard(count))
          return nil
        }
      }
    },
    Command(
      "random",
      .world,
      usage: "random next N…",
      "choose what chance draws next"
    ) { arguments, _ throws(ParseError) in
      _ = try arguments.name("choice", in: ["next"])
      var numbers = [try arguments.number("number")]
      while !arguments.words.isEmpty { numbers.append(try arguments.number("number")) }
      return { [numbers] session in
        try session.livingWorld().runtime.random.choose(numbers)
      }
    }.completingOnce { _ in [Suggestion("next")] },
  ]

  private static func screenKind(
    _ arguments: inout Arguments,
    _ grammar: Grammar
  ) throws(ParseError) -> String {
    let kinds = grammar.system?.screens ?? []
    let (typed, column) = (arguments.words.first?.text, arguments.words.first?.column)
    let open = kinds.filter { $0.opensInWindow || $0.name.lowercased() == typed?.lowercased() }
    let name = try arguments.name("screen", in: open.map(\.name))
    if let kind = kinds.first(where: { $0.name == name }), !kind.opensInWindow {
      throw ParseError(
        .notHere("open \(name)", because: kind.summary),
        column: column ?? arguments.end
      )
    }
    return name
  }

  @Sendable private static func readOutside(
    _ arguments: inout Arguments,
    _ grammar: inout Grammar
  ) throws(ParseError) -> (Session) throws -> Void {
    let actions = grammar.system?.outsideActions ?? []
    let name = try arguments.name("action", in: actions.map(\.name))
    var rest: [String] = []
    while let word = arguments.optionalWord() { rest.append(word.text) }
    return { [rest] session in
      try session.step { world in
        var reached = false
        var complaint: (any Error)?
        world.flow.run(.outside, from: .outside, to: .outside, name, site: .unknown) {
          do { reached = try world.assembly.outside(name, rest) } catch let error as OutsideError {
            complaint = error
          }
        }
        if let complaint { throw complaint }
        return reached ? nil : "another device's '\(name)' reached no model"
      }
    }
  }
}

/// The ways out of a screen.
private enum Door: String, CaseIterable, Sendable {
  case pop
  case popToRoot
  case replace
  case dismiss

  var summary: String {
    switch self {
    case .pop: "the screen below comes back"
    case .popToRoot: "the first screen comes back"
    case .replace: "a new first screen takes its place"
    case .dismiss: "a presented screen goes"
    }
  }
}

extension Session {
  fileprivate func close(_ name: String, by door: Door?) throws {
    try step { world in
      try leave(try world.openWindow(name), by: door, in: world)
      return nil
    }
  }

  private func leave(_ window: Window, by door: Door?, in world: World) throws(CommandError) {
    let navigation = window.stacks.last
    switch door {
    case nil: world.close(window)
    case .pop, .popToRoot:
      guard let navigation, navigation.stack.count > 1 else { throw .nothingTo("go back to") }
      if door == .pop { navigation.pop() } else { navigation.popToRoot() }
    case .replace:
      navigation?.setRoot(world.assembly.makeScreen(world.kind(of: window)))
    case .dismiss:
      guard window.stacks.count > 1 else { throw .nothingTo("dismiss") }
      window.dismiss()
    }
  }
}
