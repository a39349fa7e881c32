import HeadlessUI
import LabText
import MVC
import MVCLab

extension Command {
  /// What a person's hand does to the screen it is addressed to.
  static let hand: [Command] = [
    Command(
      "tap",
      .hand,
      usage: "tap NAME [row N]",
      "tap a button, by its title or identifier"
    ) { arguments, _ throws(ParseError) in
      let name = try arguments.phrase("a name", until: "row").text
      let row = arguments.take("row") ? try arguments.number("row") : nil
      return { try $0.tap(name, row: row) }
    }.completing { context in
      switch context.before.last {
      case nil: context.titles { $0 is Button } + context.choices
      case "row": context.rows
      default:
        context.rows.isEmpty || context.before.contains("row")
          ? [] : [Suggestion("row", "the row it is in")]
      }
    },
    Command(
      "type",
      .hand,
      usage: "type TEXT [in FIELD]",
      "replace the text of a field"
    ) { arguments, _ throws(ParseError) in
      let text = try arguments.phrase("the text", until: "in").text
      let field = arguments.take("in") ? try arguments.phrase("a field").text : nil
      return { try $0.type(text, in: field) }
    }.completing { context in
      guard let last = context.before.last else { return [] }
      if last == "in" { return context.titles { $0 is TextField } }
      return context.before.contains("in") ? [] : [Suggestion("in", "a field")]
    },
    Command(
      "swipe",
      .hand,
      usage: "swipe N",
      "swipe row N; its menu opens"
    ) { arguments, _ throws(ParseError) in
      let row = try arguments.number("row")
      return { session in
        try session.touch("the swipe on row \(row)") { try $0.table(withRow: row).swipe(row: row) }
      }
    }.completingOnce(\.rows),
    Command(
      "confirm",
      .hand,
      usage: "confirm NAME",
      "choose from the open menu, alert or sheet"
    ) { arguments, _ throws(ParseError) in
      let name = try arguments.phrase("a name").text
      return { session in
        try session.touch("the tap on '\(name)'") { try $0.choose(name) }
      }
    }.completingOnce(\.choices),
    Command("select", .hand, usage: "select N", "tap on row N itself") {
      arguments,
      _ throws(ParseError) in
      let row = try arguments.number("row")
      return { session in
        try session.touch("the selection of row \(row)") {
          try $0.table(withRow: row).select(row: row)
        }
      }
    }.completingOnce(\.rows),
    Command(
      "scroll",
      .hand,
      usage: "scroll N",
      "scroll until row N is the first on the screen"
    ) { arguments, _ throws(ParseError) in
      let row = try arguments.number("row")
      return { session in
        try session.touch("the scrolling") { try $0.table(withRow: row).scroll(to: row) }
      }
    }.completingOnce(\.rows),
    Command("pull", .hand, usage: "pull", "pull the table down to refresh it") {
      _,
      _ throws(ParseError) in
      { session in try session.touch("the pull") { try $0.table().pull() } }
    },
    Command(
      "back",
      .hand,
      usage: "back [begin|cancel]",
      "leave this screen; or begin to, and finish or cancel it"
    ) { arguments, _ throws(ParseError) in
      let begin = arguments.take("begin")
      let cancel = !begin && arguments.take("cancel")
      return { session in try session.back(begin: begin, cancel: cancel) }
    }.completingOnce { _ in [Suggestion("begin"), Suggestion("cancel")] },
    Command("dismiss", .hand, usage: "dismiss", "put away the alert, sheet or presented screen") {
      _,
      _ throws(ParseError) in
      { session in try session.dismiss() }
    },
  ]
}

extension Session {
  /// A step in which a person does something to the place the command is addressed to.
  fileprivate func touch(_ what: String, _ body: (Target) throws -> EventResult) throws {
    try step { world in
      switch try body(try place(in: world)) {
      case .heard: return nil
      case .disabled: throw CommandError.disabled(what)
      case .unheard: return "nobody heard \(what)"
      }
    }
  }

  fileprivate func tap(_ name: String, row: Int?) throws {
    try touch("the tap on '\(name)'") { place in
      if row == nil, place.has(choice: name) { return try place.choose(name) }
      let button = try place.control(name, row: row, as: Button.self)
      let reception = button.tap()
      if reception == .disabled { throw CommandError.disabled(button.title) }
      return reception
    }
  }

  fileprivate func type(_ text: String, in field: String?) throws {
    try touch("the typing") { place in
      let field = try place.field(field)
      let reception = field.type(text)
      if reception == .disabled { throw CommandError.disabled(field.title) }
      return reception
    }
  }

  fileprivate func back(begin: Bool, cancel: Bool) throws {
    try step { world in
      guard let navigation = try place(in: world).screen.navigation, navigation.stack.count > 1
      else {
        throw CommandError.nothingTo("go back to")
      }
      if cancel, !navigation.isPopBegun { throw CommandError.nothingTo("cancel") }
      world.flow.run(
        .userEvent,
        from: .user,
        to: navigation.participant,
        "going back",
        site: .unknown
      ) {
        if begin {
          navigation.beginPop()
        } else if cancel {
          navigation.cancelPop()
        } else if navigation.isPopBegun {
          navigation.finishPop()
        } else {
          navigation.pop()
        }
      }
      return nil
    }
  }

  fileprivate func dismiss() throws {
    try step { world in
      let place = try place(in: world)
      guard place.screen.alert != nil || place.window.stacks.count > 1 else {
        throw CommandError.nothingTo("dismiss")
      }
      world.flow.run(
        .userEvent,
        from: .user,
        to: place.window.participant,
        "dismissing",
        site: .unknown
      ) {
        if place.screen.alert != nil { place.screen.dismissAlert() } else { place.window.dismiss() }
      }
      return nil
    }
  }
}

extension Target {
  /// What can be chosen now, in an alert or an open menu.
  var choices: [String] {
    if let alert = screen.alert { return alert.actions.map(\.title) }
    return screen.firstTable?.menu?.actions.map(\.title) ?? []
  }

  /// The field of that name, or the only one there is.
  fileprivate func field(_ name: String?) throws(CommandError) -> TextField {
    if let name { return try control(name, row: nil, as: TextField.self) }
    let fields =
      screen.alert.map { $0.field.map { [$0] } ?? [] }
      ?? screen.elements.compactMap { $0 as? TextField }
    guard let only = fields.first else { throw .nothingTo("type in") }
    guard fields.count == 1 else {
      throw .ambiguous(what: "field", candidates: fields.map(\.title))
    }
    return only
  }

  fileprivate func has(choice name: String) -> Bool {
    choices.contains { $0.lowercased() == name.lowercased() }
  }

  fileprivate func choose(_ name: String) throws(CommandError) -> EventResult {
    guard !choices.isEmpty else { throw .nothingTo("confirm") }
    let title = try NameLookup.find(name, "choice", in: choices)
    if screen.alert != nil { return screen.chooseInAlert(title) }
    return try table().confirm(title)
  }
}
