import HeadlessUI
import LabConversation
import LabSystems
import MVC
import MVCLab
import Testing

@Suite("The correct to-do list is clean under anything")
struct CorrectToDoTests {
  @Test("whatever a hand, other devices and the server do", arguments: [false, true])
  func monkeysFindNothing(withServer: Bool) {
    for seed in 0..<80 as Range<UInt64> {
      let session = Conversation(systems: [.todo])
      _ = session.respond(to: "system todo" + (withServer ? " with server" : ""))
      _ = session.respond(to: "wirings correct")
      var monkey = Monkey(seed: seed, session: session)
      for _ in 0..<60 {
        _ = session.respond(to: monkey.next())
        guard session.findings.isEmpty else { break }
      }
      #expect(
        session.findings.map(\.text) == [],
        "seed \(seed):\n\(session.history.done.map(\.command).joined(separator: "\n"))"
      )
      guard session.findings.isEmpty else { return }
    }
  }

  @Test(
    "while every misused wiring is caught by a monkey",
    arguments: System.todo.wirings.filter { $0.verdict == .misused }.map(\.name)
  )
  func monkeysCatchTheOthers(wiring: String) {
    let isCaught = (0..<40 as Range<UInt64>).contains { seed in
      let session = Conversation(systems: [.todo])
      _ = session.respond(to: "system todo with server")
      _ = session.respond(to: "wirings \(wiring)")
      var monkey = Monkey(seed: seed, session: session)
      for _ in 0..<60 { _ = session.respond(to: monkey.next()) }
      return session.findings.contains { $0.kind == .symptom }
    }
    #expect(isCaught)
  }
}
