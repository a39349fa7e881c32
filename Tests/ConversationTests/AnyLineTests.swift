import HeadlessUI
import LabConversation
import LabStage
import LabSystems
import MVC
import MVCLab
import Testing

@Suite("A session survives any line")
struct AnyLineTests {
  @Test(
    "of a megabyte",
    arguments: [
      "", "tap ", "type ", "tap '", "in ", "open list as ", "outside add ", "expect shows ",
      "repeat 3 ", "advance ", "undo ", "wirings ", "#",
    ]
  )
  func megabyte(beginning: String) {
    let session = Conversation.correct("tap Add")
    let line = beginning + String(repeating: "x", count: 1_000_000)
    let reply = session.respond(to: line)
    #expect(reply.lines.filter { $0.kind == .error }.allSatisfy { $0.text.count < 400 })
    #expect(session.text(of: "expect enabled Add") == "")
  }

  @Test("of many words")
  func manyWords() {
    let session = Conversation.correct()
    for word in ["repeat 1 ", "in first ", "tap ", "' ", "x,", "random next 1 "] {
      _ = session.respond(to: String(repeating: word, count: 50_000))
      _ = session.respond(to: "wirings " + String(repeating: word, count: 50_000))
    }
    #expect(session.text(of: "expect enabled Add") == "")
  }

  @Test(
    "made of words that commands are made of, and of others",
    arguments: 0..<10 as Range<UInt64>
  )
  func random(seed: UInt64) {
    var chance = Chance(seed: seed)
    var session = Conversation(systems: .all)
    for number in 0..<1000 {
      if number.isMultiple(of: 100) {
        session = Conversation(systems: .all)
        _ = session.respond(to: "system todo" + (chance.draw(2) == 0 ? "" : " with server"))
        _ = session.respond(to: "wirings \(System.todo.wirings[chance.draw(8)].name)")
      }
      let reply = session.respond(to: chance.line())
      #expect(reply.lines.allSatisfy { !$0.description.contains(where: \.isNewline) })
    }
  }
}

private struct Chance {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func draw(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  mutating func line() -> String {
    let command = Command.all[draw(Command.all.count)].name
    let words = (0..<draw(5)).map { _ in word() }
    let head = draw(10) == 0 ? word() : command
    return (draw(4) == 0 ? "in first " : "") + ([head] + words).joined(separator: " ")
  }

  private mutating func word() -> String {
    Chance.words[draw(Chance.words.count)]
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
