import LabConversation
import LabStage
import LabSystems
import MVCLab
import Testing

@Suite struct WindowNameTests {
  @Test func `a refused command gives no name to a window`() {
    let conversation = Conversation.correct("open list as Second", "open list as second")
    #expect(
      conversation.transcript([
        "in first open list", "open list", "show screen", "tap Add", "undo", "in third tap Add",
      ]) == """
        > in first open list
        ? 'open' is not about a screen; leave out 'in SCREEN'
        > open list
        | third   To Do                  [Add]
        > show screen
        = first   To Do                  [Add]
        = Second  To Do                  [Add]
        = third   To Do                  [Add]
        > tap Add
        ~ ToDoStore inserted [0]
        | first   To Do                  [Add]
        | first   0  To Do Item 1
        | Second  To Do                  [Add]
        | Second  0  To Do Item 1
        | third   To Do                  [Add]
        | third   0  To Do Item 1
        > undo
        | first   To Do                  [Add]
        | Second  To Do                  [Add]
        | third   To Do                  [Add]
        > in third tap Add
        ~ ToDoStore inserted [0]
        | first   To Do                  [Add]
        | first   0  To Do Item 1
        | Second  To Do                  [Add]
        | Second  0  To Do Item 1
        | third   To Do                  [Add]
        | third   0  To Do Item 1
        """
    )
  }

  @Test func `an automatic name differs from every name in use, in whatever case`() {
    let conversation = Conversation.correct("open list as SECOND", "open list")
    #expect(conversation.names.screens == ["first", "SECOND", "third"])
    #expect(conversation.world?.windows.map(\.name) == ["first", "SECOND", "third"])
  }

  @Test(arguments: [(0, []), (1, ["second"]), (3, ["second", "third", "fourth"])])
  func `a repeated open names one window in each turn`(count: Int, new: [String]) {
    let conversation = Conversation.correct("repeat \(count) open list")
    #expect(conversation.names.screens == ["first"] + new)
    #expect(conversation.world?.windows.map(\.name) == ["first"] + new)
    let history = conversation.history.done.map(\.command)
    let replay = Conversation.correct(after: Array(history.dropFirst(2)))
    #expect(replay.names.screens == conversation.names.screens)
  }

  @Test func `a repeated open that is refused names the windows that it opened`() {
    let conversation = Conversation.correct()
    #expect(
      conversation.transcript(["repeat 2 open list as x", "open list", "history"]) == """
        > repeat 2 open list as x
        | x      To Do                   [Add]
        ? there is a screen 'x' already; stopped at turn 2 of 2
        > open list
        | second  To Do                  [Add]
        > history
        = 1  system todo
        = 2  wirings correct
        = 3  repeat 1 open list as x
        = 4  open list
        """
    )
  }

  @Test func `an error offers the screens that are open, and none that was closed`() {
    let conversation = Conversation.correct("open list", "close first")
    #expect(
      conversation.transcript(["close nowhere", "in nowhere tap Add", "close first", "close secnd"])
        == """
        > close nowhere
        ? unknown screen 'nowhere'; there is 'second'
        > in nowhere tap Add
        ? unknown screen 'nowhere'; there is 'second'
        > close first
        ? unknown screen 'first'; there is 'second'
        > close secnd
        ? unknown screen 'secnd'; did you mean 'close second'?
        """
    )
  }

  @Test func `a window that is called by a free name is opened under that name`() {
    let conversation = Conversation.correct()
    #expect(
      conversation.transcript([
        "open second", "open first", "open lst", "open list as Mine", "close Mine", "open mine",
        "open nowhere",
      ]) == """
        > open second
        ? unknown screen 'second'; did you mean 'open list as second'?
        > open first
        ? unknown screen 'first'; there is 'list'
        > open lst
        ? unknown screen 'lst'; did you mean 'open list'?
        > open list as Mine
        | Mine   To Do                   [Add]
        > close Mine
        > open mine
        ? unknown screen 'mine'; did you mean 'open list as mine'?
        > open nowhere
        ? unknown screen 'nowhere'; there is 'list'
        """
    )
  }

  @Test func `a window can be opened under the name of a closed one`() {
    #expect(
      Conversation.correct("open list").transcript([
        "close second", "open list as second", "close second", "open list", "close third",
        "close first", "tap Add", "expect rows 0", "open list as FIRST", "in first tap Add",
      ]) == """
        > close second
        > open list as second
        | second  To Do                  [Add]
        > close second
        > open list
        | third  To Do                   [Add]
        > close third
        > close first
        > tap Add
        ? no screen is open; open one with 'open SCREEN'
        > expect rows 0
        ? no screen is open; open one with 'open SCREEN'
        > open list as FIRST
        | To Do                          [Add]
        > in first tap Add
        ~ ToDoStore inserted [0]
        | To Do                          [Add]
        | 0  To Do Item 1
        """
    )
  }

  @Test(arguments: [
    "in nowhere tap Add", "close nowhere", "in nowhere expect rows 0",
    "repeat 2 in nowhere tap Add",
    "step in nowhere tap Add",
  ]) func `an unknown window is refused as an unknown control is`(line: String) {
    let conversation = Conversation.correct()
    let reply = conversation.respond(to: line)
    #expect(reply.outcome == conversation.respond(to: "tap nowhere").outcome)
    #expect(reply.outcome == .refused)
    #expect(reply.errors.count == 1)
    #expect(reply.errors.first?.hasPrefix("unknown screen 'nowhere'; there is 'first'") == true)
    #expect(conversation.history.count == 2)
  }

  @Test func `a document with an unknown window is malformed`() {
    var names = KnownNames(systems: .all)
    for line in ["system todo", "wirings correct"] { _ = try? names.parse(line) }
    #expect(throws: ParseError.self) { try names.parse("in nowhere tap Add") }
    #expect(throws: ParseError.self) { try names.parse("close nowhere") }
  }

  @Test func `a window on another kind of screen has the name of the kind, if no other has it`() {
    let conversation = Conversation(systems: .all)
    _ = conversation.transcript([
      "system counter", "wirings correct", "open apart", "open desktop", "open apart",
      "close desktop", "open desktop", "open phone", "open desktop as desktop",
    ])
    #expect(
      conversation.world?.windows.map(\.name)
        == ["first", "apart", "second", "third", "fourth", "desktop"]
    )
    #expect(conversation.respond(to: "in apart tap ++").succeeded)
  }
}
