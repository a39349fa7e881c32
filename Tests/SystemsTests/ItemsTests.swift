import MVCLab
import Systems
import Testing

@Suite("Items")
struct ItemsTests {
  @Test("the correct wiring is clean, whatever hands, other devices and the storage do")
  func correctIsClean() {
    for seed in 0..<30 as Range<UInt64> {
      let session = play("correct", seed: seed, commands: 120)
      #expect(
        session.findings.map(\.text) == [],
        "seed \(seed):\n\(session.story.joined(separator: "\n"))"
      )
      guard session.findings.isEmpty else { return }
    }
  }

  @Test(
    "every other wiring shows to a monkey what is wrong with it",
    arguments: [
      ("published", "broken-promise"), ("published", "fault"),
      ("wire-missing-view", "nobody-heard"), ("wire-missing-model", "nobody-heard"),
      ("wire-missing-back", "screen-disagrees-with-model"), ("strong-back-references", "leak"),
      ("view-talks-to-model", "view-tells-model"), ("raw-items-in-view", "view-holds-model"),
      ("optimistic-view", "screen-disagrees-with-model"),
    ]
  )
  func othersAreFoundOut(wiring: String, rule: String) {
    let isFound = (0..<40 as Range<UInt64>).contains { seed in
      play(wiring, seed: seed, commands: 80).findings.contains { $0.rule == rule }
    }
    #expect(isFound)
  }

  /// What becomes of a wiring under so many commands.
  private func play(_ wiring: String, seed: UInt64, commands: Int) -> Session {
    let session = Session(systems: [.items])
    for command in ["system items", "wirings \(wiring)"] { _ = session.respond(to: command) }
    var monkey = ItemsMonkey(seed: seed)
    for _ in 0..<commands {
      guard let world = session.world, !world.hasEnded else { break }
      _ = session.respond(to: monkey.next(in: world))
    }
    return session
  }
}
