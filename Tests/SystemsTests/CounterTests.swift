import HeadlessUI
import LabConversation
import LabSystems
import MVC
import MVCLab
import Testing

@Suite("The counter")
struct CounterTests {
  @Test(
    "a correct wiring is clean, whatever hands and other devices do",
    arguments: System.counter.wirings.filter { $0.verdict == .correct }.map(\.name)
  )
  func correctIsClean(wiring: String) {
    for seed in 0..<60 as Range<UInt64> {
      let session = Conversation.counter(wiring)
      var monkey = CounterMonkey(seed: seed)
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

  @Test(
    "its controller can be exchanged at any time",
    arguments: [("correct", "bounded"), ("bounded", "correct")]
  )
  func swapIsClean(wiring: String, other: String) {
    for seed in 100..<130 as Range<UInt64> {
      let session = Conversation.counter(wiring)
      var monkey = CounterMonkey(seed: seed, otherWiring: other)
      for _ in 0..<40 {
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

  @Test(
    "every other wiring shows itself to a monkey",
    arguments: System.counter.wirings.filter { $0.verdict == .misused }.map(\.name)
  )
  func othersAreFound(wiring: String) {
    let isFound = (0..<10 as Range<UInt64>).contains { seed in
      let session = Conversation.counter(wiring)
      var monkey = CounterMonkey(seed: seed)
      for _ in 0..<60 {
        guard let world = session.world, !world.hasEnded else { break }
        _ = session.respond(to: monkey.next(in: world))
      }
      // A view that changes its model is never seen to be wrong: only a law tells.
      return session.findings.contains { $0.kind == .symptom || wiring == "view-holds-model" }
    }
    #expect(isFound)
  }
}

extension Conversation {
  /// A counter in this wiring.
  static func counter(_ wiring: String) -> Conversation {
    let session = Conversation(systems: [.counter])
    for command in ["system counter", "wirings \(wiring)"] { _ = session.respond(to: command) }
    return session
  }
}
