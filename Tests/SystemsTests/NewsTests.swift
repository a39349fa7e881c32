import HeadlessUI
import LabConversation
import LabSystems
import MVC
import MVCLab
import Testing

@Suite("The feed")
struct NewsTests {
  @Test("the correct wiring is clean, whatever hands, other readers and the server do")
  func correctIsClean() {
    for seed in 0..<60 as Range<UInt64> {
      let session = Conversation.news("correct")
      var monkey = NewsMonkey(seed: seed, windows: 3)
      for _ in 0..<60 {
        guard let world = session.world, session.findings.isEmpty else { break }
        _ = session.respond(to: monkey.next(in: world))
      }
      #expect(
        session.findings.map(\.text) == [],
        "seed \(seed):\n\(session.history.done.map(\.command).joined(separator: "\n"))"
      )
      guard session.findings.isEmpty else { return }
    }
  }

  @Test("standard, block and notification show the same to the byte")
  func standardsAgree() {
    for seed in 0..<600 as Range<UInt64> {
      let sessions = ["standard", "standard-block", "standard-notification"].map(Conversation.news)
      var monkey = NewsMonkey(seed: seed, windows: 2)
      for _ in 0..<16 {
        guard let world = sessions[0].world, !world.hasEnded else { break }
        let command = monkey.next(in: world)
        let screens = sessions.map { session in
          session.respond(to: command).lines.filter { $0.kind == .screen }.map(\.text)
        }
        #expect(screens[0] == screens[1] && screens[0] == screens[2], "seed \(seed), \(command)")
        guard screens[0] == screens[1], screens[0] == screens[2] else { return }
      }
      let ended = sessions.map { $0.world?.hasEnded }
      #expect(ended[0] == ended[1] && ended[0] == ended[2], "seed \(seed)")
    }
  }

  @Test(
    "every other wiring shows harm to a monkey",
    arguments: System.news.wirings.filter { $0.verdict == .misused }.map(\.name)
  )
  func othersShowHarm(wiring: String) {
    let isHarmed = (0..<20 as Range<UInt64>).contains { seed in
      let session = Conversation.news(wiring)
      var monkey = NewsMonkey(seed: seed, windows: 2)
      for _ in 0..<60 {
        guard let world = session.world, !world.hasEnded else { break }
        _ = session.respond(to: monkey.next(in: world))
      }
      return session.findings.contains { $0.kind == .symptom }
    }
    #expect(isHarmed)
  }

  @Test("a like wakes one observer, whatever the number of articles and cells")
  func priceOfALike() {
    let session = Conversation.news("correct")
    for command in [
      "server ok", "scroll 2", "server ok", "scroll 7", "server ok", "tap like row 7",
    ] {
      _ = session.respond(to: command)
    }
    #expect(session.respond(to: "server ok").lines.allSatisfy { $0.kind != .failure })
    #expect(session.respond(to: "expect cost woken 1").lines.isEmpty)
    #expect(session.respond(to: "expect cost painted 1").lines.isEmpty)
  }
}

extension Conversation {
  /// A feed in this wiring, before its first page has come.
  static func news(_ wiring: String) -> Conversation {
    let session = Conversation(systems: [.news])
    for command in ["system news", "wirings \(wiring)"] { _ = session.respond(to: command) }
    return session
  }
}
