import LabConversation
import LabSystems
import Testing

@Suite struct CommandSlipTests {
  @Test(
    arguments: [
      ("use misused", "unknown command 'use'; did you mean 'swap misused'?"),
      ("switch Misused", "unknown command 'switch'; did you mean 'swap misused'?"),
      ("use todo", "unknown command 'use'; did you mean 'system todo'?"),
      ("contrast misused", "unknown choice 'misused'; did you mean 'wirings correct, misused'?"),
      ("contrast correct", "unknown choice 'correct'; there are 'on' and 'off'"),
      ("expect 2 rows", "unknown expectation '2'; did you mean 'expect rows 2'?"),
      ("expect 1 row in items", "unknown expectation '1'; did you mean 'expect rows 1 in items'?"),
      ("expect 1 request", "unknown expectation '1'; did you mean 'expect requests 1'?"),
      ("explain tap", "unknown rule 'tap'; 'help tap' explains the command"),
      ("explain tpa", "unknown rule 'tpa'; 'show rules' lists them"),
      ("select row 0", "no row 0; there are 0 rows"),
      ("select row", "a row is missing; usage: select ROW [in TABLE]"),
      ("move row 0 to row 1", "no row 0; there are 0 rows"),
      ("in first swipe row 0", "no row 0; there are 0 rows"),
      ("turn 3", "unknown argument '3'; did you mean 'repeat 3 turn'?"),
      ("in first back 2", "unknown argument '2'; did you mean 'in first repeat 2 back'?"),
      ("repeat 2 turn 3", "unexpected argument '3'; usage: turn"),
      ("turn now", "unexpected argument 'now'; usage: turn"),
      ("restart", "unknown command 'restart'; did you mean 'wirings correct'?"),
      ("start over", "unknown command 'start'; did you mean 'wirings correct'?"),
      ("reset", "unknown command 'reset'; did you mean 'wirings correct'?"),
      ("dir", "unknown command 'dir'; did you mean 'show screen'?"),
      ("clear", "unknown command 'clear'; Ctrl-L clears the screen"),
      ("repeat tap Add", "a count is missing; usage: repeat N COMMAND"),
      ("repeat x tap Add", "'x' is not a count; expected 0 or more"),
      ("in tap Add", "a screen is missing; usage: in SCREEN COMMAND"),
      ("in 'tap' tap Add", "unknown screen 'tap'; there are 'first' and 'second'"),
      ("tap [Add]", "unknown control '[Add]'; did you mean 'tap Add'?"),
      ("tap Add in first", "unknown control 'Add in first'; did you mean 'in first tap Add'?"),
      ("tap Add in third", "unknown control 'Add in third'; there is 'Add'"),
    ]
  )
  func `a slip is answered with the command that was meant`(command: String, message: String) {
    let conversation = Conversation.correct("open list")
    #expect(conversation.text(of: command) == "? \(message)")
  }

  @Test(
    arguments: [
      (
        "repeat 2 tap Add in first",
        "control 'Add in first'; did you mean 'in first repeat 2 tap Add'?; stopped at turn 1 of 2"
      ),
      ("select 0 in First", "table 'First'; did you mean 'in first select 0'?"),
      ("swipe 0 in first", "table 'first'; did you mean 'in first swipe 0'?"),
      ("pull in first", "table 'first'; did you mean 'in first pull'?"),
      ("type Tea in first", "field 'first'; did you mean 'in first type Tea'?"),
      (
        "type Tea in Title in first",
        "field 'Title in first'; did you mean 'in first type Tea in Title'?"
      ),
      ("return in first", "field 'first'; did you mean 'in first return'?"),
      ("confirm Delete in first", "argument 'in'; did you mean 'in first confirm Delete'?"),
      (
        "expect enabled Add in first",
        "control 'Add in first'; did you mean 'in first expect enabled Add'?"
      ),
      ("back in first", "argument 'in'; did you mean 'in first back'?"),
      ("dismiss in first", "argument 'in'; did you mean 'in first dismiss'?"),
      ("layout in first", "argument 'in'; did you mean 'in first layout'?"),
      ("in first tap Add in first", "control 'Add in first'; there is 'Add'"),
    ]
  )
  func `a screen behind its command is answered with the screen before it`(
    command: String,
    message: String
  ) {
    #expect(Conversation.correct("open list").text(of: command) == "? unknown \(message)")
  }

  @Test(arguments: ["layout in third", "turn in first"])
  func `what is no screen, or behind a command without one, is an argument too many`(line: String) {
    #expect(
      Conversation.correct("open list").text(of: line)
        == "? unexpected argument 'in'; usage: \(line.prefix { $0 != " " })"
    )
  }

  @Test(
    arguments: [
      ("tap Like 0", "did you mean 'tap Like row 0'?"),
      ("tap Follow 1", "did you mean 'tap Follow row 1'?"),
      ("tap Like 99", "did you mean \"tap 'Like 7'\"?"),
    ]
  )
  func `a number behind a button's name is answered with the row`(command: String, hint: String) {
    let conversation = Conversation(systems: [.news])
    _ = conversation.transcript(["system news", "wirings correct", "server ok"])
    let name = command.dropFirst(4)
    #expect(conversation.text(of: command) == "? unknown control '\(name)'; \(hint)")
  }

  @Test func `a screen may have the name of a command`() {
    let conversation = Conversation.correct("open list as tap")
    #expect(conversation.text(of: "in tap tap Add").hasPrefix("~ "))
  }

  @Test func `a word for a new world begins what is chosen so far`() {
    let conversation = Conversation(systems: [.todo])
    #expect(
      conversation.transcript([
        "start", "system todo", "start", "wirings queueing, misused", "reset",
      ])
        == """
        > start
        ? unknown command 'start'; did you mean 'system todo'?
        > system todo
        > start
        ? unknown command 'start'; did you mean 'wirings correct'?
        > wirings queueing, misused
        | To Do                          [Add]
        > reset
        ? unknown command 'reset'; did you mean 'wirings queueing, misused'?
        """
    )
  }

  @Test func `before wirings are chosen, a wiring is chosen and not exchanged`() {
    let conversation = Conversation(systems: [.todo])
    _ = conversation.respond(to: "system todo")
    #expect(
      conversation.text(of: "use misused")
        == "? unknown command 'use'; did you mean 'wirings misused'?"
    )
  }
}
