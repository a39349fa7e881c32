import LabSearch
import MVCLab
import Testing

@Suite("What rules remember is a part of the state")
struct RememberingTests {
  private static let stories: [(name: String, rule: String, story: [String])] = [
    ("synced", "ui-changes-ui", ["tap Sync", "tap Mark"]),
    ("lost", "lost-link", ["tap Call", "tap Ask"]),
    ("tried", "bound-at-wrong-time", ["tap Try", "tap Open", "back"]),
    ("starred", "acts-on-another-row", ["select 0", "server ok first"]),
    (
      "asked", "older-answer-wins",
      ["tap 'Ask b'", "tap 'Ask a'", "server ok last", "server ok first"]
    ),
  ]

  @Test(arguments: stories, [true, false])
  func `a search finds what an earlier command has prepared`(
    expected: (name: String, rule: String, story: [String]),
    merges: Bool
  ) throws {
    let wiring = try #require(System.remembering.wirings.first { $0.name == expected.name })
    var limits = SearchLimits(depth: 4, walks: 0, jobs: 1)
    limits.mergesStates = merges
    let found = Explorer(.remembering, limits).explore(wiring, against: nil)
    #expect(found.discoveries.map(\.story) == [expected.story])
    #expect(found.discoveries.map(\.name) == [expected.rule])
    #expect(!merges || found.discoveries.allSatisfy { $0.isShortest })
  }

  /// A law that looks at the hops of the whole story, which no state can hold.
  @Test func `an audit compares findings`() throws {
    let law = Law("no-mark-after-sync", sentence: "what is synced is not marked", reason: "-") {
      evidence in
      guard evidence.hops.contains(where: { $0.userEvent == .tap("Sync") }) else { return [] }
      return evidence.hops(.userEvent(.tap("Other"))).map {
        Breach("it was marked", by: $0.hop.callee, hop: $0.index, site: nil)
      }
    }
    let system = System.remembering(Style(name: "free", laws: [law]))
    let wiring = try #require(system.wirings.first { $0.name == "silent" })
    let found = Explorer(system, SearchLimits(depth: 3, walks: 0, jobs: 1)).explore(
      wiring,
      against: nil
    )
    #expect(found.result == .undecided)
  }
}
