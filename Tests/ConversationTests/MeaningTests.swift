import LabConversation
import LabSystems
import Testing

/// What people of other programs type, after one tap in the misused wiring, and the line that each refusal suggests.
@Suite struct MeaningTests {
  @Test func `what people of other programs type is answered with a line that can be typed`() {
    var answers: [String] = []
    for row in MeaningTests.table.split(separator: "\n") {
      let typed = row.split(separator: " -> ").first.map(String.init) ?? ""
      let conversation = MeaningTests.conversation()
      let reply = conversation.respond(to: typed)
      answers.append("\(typed) -> \(reply.suggestion ?? "\(reply.outcome)")")
      guard let line = reply.suggestion else { continue }
      #expect(
        conversation.respond(to: line).outcome != .malformed || line.hasPrefix("server"),
        "\(row)"
      )
    }
    #expect(answers.joined(separator: "\n") == MeaningTests.table)
  }

  @Test(arguments: ["let x = 1", "foo", "tap Nope", "expect rows x"])
  func `what means nothing is answered with no line`(typed: String) {
    #expect(MeaningTests.conversation().respond(to: typed).suggestion == nil)
  }

  @Test(
    arguments: [
      ("second tap Add", "in second tap Add"),
      ("in the second window tap Add", "in second tap Add"),
      ("in second: tap Add", "in second tap Add"), ("click Add in second", "in second tap Add"),
      ("go to the second window and tap Add", "in second tap Add"),
      ("Add in first", "in first tap Add"), ("second add", "in second tap Add"),
      ("second: tap Add", "in second tap Add"), ("inside second tap Add", "in second tap Add"),
      ("new window as third", "open list as third"), ("switch to second window", "windows"),
      ("expect second shows To Do Item 1", "in second expect shows To Do Item 1"),
      ("close second window", "close second"),
    ]
  )
  func `a window that is named stays in the line`(typed: String, line: String) {
    let conversation = MeaningTests.conversation()
    _ = conversation.respond(to: "open list as second")
    #expect(conversation.respond(to: typed).suggestion == line)
  }

  @Test(
    arguments: [
      ("click Add twice", "repeat 2 tap Add"), ("press Add 3 times", "repeat 3 tap Add"),
      ("why the server's entries", nil), ("why the last one", nil), ("Add 3", "outside Add 3"),
      ("time 2s", nil), ("unlike", nil), ("??", nil),
    ]
  )
  func `a line that is offered is accepted, and loses nothing`(typed: String, line: String?) {
    let conversation = MeaningTests.conversation()
    let reply = conversation.respond(to: typed)
    #expect(reply.suggestion == line, "\(reply.errors)")
    if let line { #expect(conversation.respond(to: line).outcome != .malformed) }
  }

  @Test(arguments: [
    ("save it as a.md", "a.md"), ("save as a.md", "a.md"), ("save as", "as"),
    ("save 'as a.md'", "as a.md"),
  ])
  func `a history is saved as a file`(typed: String, file: String) {
    let reply = MeaningTests.conversation().respond(to: typed)
    #expect(reply.request == .save(file: file, again: false))
  }

  @Test(arguments: ["why", "tap", "Add", "save", "second"])
  func `a long line is refused at once`(head: String) {
    let words = String(repeating: " ui", count: 50_000)
    #expect(MeaningTests.conversation().respond(to: head + words).suggestion == nil)
  }

  private static func conversation() -> Conversation {
    let conversation = Conversation(systems: .all)
    for line in ["system todo", "wirings misused", "tap Add"] { _ = conversation.respond(to: line) }
    return conversation
  }
}
