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
      ("repeat tap Add", "a count is missing; usage: repeat N COMMAND"),
      ("repeat x tap Add", "'x' is not a count; expected 0 or more"),
      ("in tap Add", "a screen is missing; usage: in SCREEN COMMAND"),
      ("in 'tap' tap Add", "unknown screen 'tap'; there are 'first' and 'second'"),
      ("tap [Add]", "unknown control '[Add]'; did you mean 'Add'?"),
      ("tap Add in first", "unknown control 'Add in first'; did you mean 'in first tap Add'?"),
      ("tap Add in third", "unknown control 'Add in third'; there is 'Add'"),
    ]
  )
  func `a slip is answered with the command that was meant`(command: String, message: String) {
    let conversation = Conversation.correct("open list")
    #expect(conversation.text(of: command) == "? \(message)")
  }

  @Test func `a screen may have the name of a command`() {
    let conversation = Conversation.correct("open list as tap")
    #expect(conversation.text(of: "in tap tap Add").hasPrefix("~ "))
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
