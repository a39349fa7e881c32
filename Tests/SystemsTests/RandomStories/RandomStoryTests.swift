import LabConversation
import LabSystems
import MVCLab
import Testing

@Suite struct `Random stories` {
  @Test(arguments: stories(of: .correct))
  func `nothing is found in a correct wiring`(story: RandomStory) {
    expectClean(story, seeds: 0..<60)
  }

  @Test(arguments: [("correct", "bounded"), ("bounded", "correct")])
  func `nothing is found where one correct counter replaces the other`(
    wiring: String,
    replacement: String
  ) {
    let story = RandomStory(system: .counter, wiring: wiring, replacement: replacement)
    expectClean(story, seeds: 100..<130)
  }

  @Test func `nothing is found where a wiring of items replaces itself`() {
    let story = RandomStory(system: .items, wiring: "correct", replacement: "correct")
    expectClean(story, seeds: 100..<115)
  }

  @Test(arguments: stories(of: .misused).filter { harmless[$0.name] == nil })
  func `a misused wiring shows a symptom`(story: RandomStory) {
    #expect(story.finds(seeds: 0..<40) { $0.kind == .symptom })
  }

  @Test(arguments: stories(of: .misused).filter { harmless[$0.name] != nil })
  func `a misused wiring that does no visible harm breaks its law`(story: RandomStory) throws {
    let law = try #require(Self.harmless[story.name])
    #expect(story.finds(seeds: 0..<10) { $0.rule == law })
    #expect(!story.finds(seeds: 0..<10) { $0.kind == .symptom })
  }

  @Test(arguments: [
    ("published", "broken-promise"), ("published", "fault"),
    ("wire-missing-view", "nobody-heard"), ("wire-missing-model", "nobody-heard"),
    ("wire-missing-back", "screen-disagrees-with-model"), ("strong-back-references", "leak"),
    ("optimistic-view", "screen-disagrees-with-model"),
  ])
  func `a misused wiring of items shows the symptom that its summary speaks of`(
    wiring: String,
    symptom: String
  ) {
    let story = RandomStory(system: .items, wiring: wiring, length: 80)
    #expect(story.finds(seeds: 0..<40) { $0.rule == symptom })
  }

  /// The laws that wirings break without any visible harm.
  private static let harmless = [
    "counter view-holds-model": "view-holds-model",
    "titles state-written-from-outside": "state-changed-outside-action",
    "titles model-in-controller": "model-in-controller",
    "items view-talks-to-model": "view-bypasses-controller",
    "items raw-items-in-view": "view-holds-model",
  ]

  /// The stories of all wirings with this verdict, with a server and without where there may be one.
  private static func stories(of verdict: Wiring.Verdict) -> [RandomStory] {
    [System].all.flatMap { system in
      system.wirings.filter { $0.verdict == verdict }.flatMap { wiring in
        let story = RandomStory(system: system, wiring: wiring.name)
        let withServer = RandomStory(system: system, wiring: wiring.name, hasServer: true)
        guard system.server == .optional else { return [story] }
        return verdict == .correct ? [story, withServer] : [withServer]
      }
    }
  }
}

extension RandomStory {
  fileprivate var name: String { "\(system.name) \(wiring)" }
}
