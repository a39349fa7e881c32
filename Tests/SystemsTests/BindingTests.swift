import HeadlessUI
import LabConversation
import LabSystems
import MVC
import MVCLab
import Testing

@Suite("Bound systems")
struct BindingTests {
  @Test(
    "the correct wiring is clean, whatever hands and the server do",
    arguments: ["titles", "image"]
  )
  func correctIsClean(system: String) {
    for seed in 0..<40 as Range<UInt64> {
      let session = play(system, "correct", seed: seed)
      #expect(
        session.findings.map(\.text) == [],
        "seed \(seed):\n\(session.history.done.map(\.command).joined(separator: "\n"))"
      )
      guard session.findings.isEmpty else { return }
    }
  }

  @Test(
    "every other wiring shows harm to a monkey, if it does any that can be seen",
    arguments: [
      ("image", "published"), ("titles", "published"), ("titles", "label-written-directly"),
      ("titles", "late-view-model"), ("titles", "bind-before-view"), ("titles", "never-unbound"),
    ]
  )
  func othersShowHarm(system: String, wiring: String) {
    let isHarmed = (0..<20 as Range<UInt64>).contains { seed in
      play(system, wiring, seed: seed).findings.contains { $0.kind == .symptom }
    }
    #expect(isHarmed)
  }

  /// What becomes of a wiring in sixty commands, or until something is found.
  private func play(_ system: String, _ wiring: String, seed: UInt64) -> Conversation {
    let kinds = system == "titles" ? ["entry", "shared"] : ["image"]
    let session = Conversation(systems: [.titles, .image])
    for command in ["system \(system)", "wirings \(wiring)"] { _ = session.respond(to: command) }
    var monkey = BindingMonkey(seed: seed, screens: kinds)
    for _ in 0..<60 {
      guard let world = session.world, session.findings.isEmpty else { break }
      _ = session.respond(to: monkey.next(in: world))
    }
    return session
  }
}
