import HeadlessUI
import LabConversation
import LabStage
import LabSystems
import MVC
import MVCLab
import Testing

@Suite struct AnyLineTests {
  @Test(arguments: ["", "repeat 3 "])
  func `a line of a megabyte is refused in a few words, and the conversation goes on`(
    beginning: String
  ) {
    expectRefusal(of: beginning, count: 1_000_000)
  }

  @Test(
    arguments: [
      "", "tap ", "type ", "tap '", "in ", "open list as ", "outside add ", "expect shows ",
      "repeat 3 ", "advance ", "undo ", "wirings ", "#",
    ]
  )
  func `a line of 50,000 characters is refused in a few words, and the conversation goes on`(
    beginning: String
  ) {
    expectRefusal(of: beginning, count: 50_000)
  }

  private func expectRefusal(of beginning: String, count: Int) {
    let conversation = Conversation.correct("tap Add")
    let line = beginning + String(repeating: "x", count: count)
    let reply = conversation.respond(to: line)
    #expect(reply.lines.filter { $0.kind == .error }.allSatisfy { $0.text.count < 400 })
    #expect(conversation.text(of: "expect enabled Add") == "")
  }

  @Test func `a line of 2,000 words is refused, and the conversation goes on`() {
    let conversation = Conversation.correct()
    for word in ["repeat 1 ", "in first ", "tap ", "' ", "x,", "random next 1 "] {
      _ = conversation.respond(to: String(repeating: word, count: 2_000))
      _ = conversation.respond(to: "wirings " + String(repeating: word, count: 2_000))
    }
    #expect(conversation.text(of: "expect enabled Add") == "")
  }

  @Test(
    arguments: 0..<3 as Range<UInt64>
  )
  func `random words, of commands and others, never print a line break`(seed: UInt64) {
    let random = RandomSource(seed: seed)
    var conversation = Conversation(systems: .all)
    for number in 0..<300 {
      if number.isMultiple(of: 100) {
        conversation = Conversation(systems: .all)
        _ = conversation.respond(
          to: "system todo" + (random.number(below: 2) == 0 ? "" : " with server")
        )
        _ = conversation.respond(to: "wirings \(random.element(of: System.todo.wirings).name)")
      }
      let reply = conversation.respond(to: Self.line(random))
      #expect(reply.lines.allSatisfy { !$0.description.contains(where: \.isNewline) })
    }
  }
}

extension AnyLineTests {
  /// A line that begins with a command most of the time, and goes on with random words.
  private static func line(_ random: RandomSource) -> String {
    let command = random.element(of: Command.all).name
    let words = (0..<random.number(below: 5)).map { _ in random.element(of: Self.words) }
    let head = random.number(below: 10) == 0 ? random.element(of: Self.words) : command
    let prefix = random.number(below: 4) == 0 ? "in first " : ""
    return prefix + ([head] + words).joined(separator: " ")
  }

  private static let words = [
    "0", "1", "2", "9", "-1", "1000", "99999999999999999999", "Add", "Save", "Delete", "row", "in",
    "as", "by", "first", "second", "last", "list", "edit", "pop", "replace", "todo", "with",
    "server", "correct", "misused", "rightmvc", "onevcat", "half-notified", "1s", "0ms", "1e300s",
    "ok", "fail", "drop", "latency", "rename", "remove", "add", "reorder", "rows", "shows", "clean",
    "alive", "flow", "source", "tap", "repeat 3", "''", "'a b'", "\"", "'", "新闻", "👨‍👩‍👧", "\u{301}",
    "\t", "\u{1B}[2J", "\n", "\r\n", "\u{0}", "\u{2028}", ",", ";", "#", "", "next",
  ]
}
