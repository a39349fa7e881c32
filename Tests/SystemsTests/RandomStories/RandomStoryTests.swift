import LabConversation
import LabSystems
import MVCLab
import Testing

/// `swift run RandomStories` plays more of them.
@Suite struct `Random stories` {
  @Test(arguments: stories(ofCorrect: true))
  func `nothing is found in a correct wiring`(story: RandomStory) {
    expectClean(story, seeds: 0..<8)
  }

  @Test(arguments: [("correct", "bounded"), ("bounded", "correct")])
  func `nothing is found where one correct counter replaces the other`(
    wiring: String,
    replacement: String
  ) {
    let story = RandomStory(system: .counter, wiring: wiring, replacement: replacement)
    expectClean(story, seeds: 100..<110)
  }

  @Test func `nothing is found where a wiring of items replaces itself`() {
    let story = RandomStory(system: .items, wiring: "correct", replacement: "correct")
    expectClean(story, seeds: 100..<106)
  }

  @Test(arguments: stories(ofCorrect: false))
  func `a misused wiring breaks a rule that it is there to break`(story: RandomStory) throws {
    let wiring = try #require(story.system.wirings.first { $0.name == story.wiring })
    #expect(
      story.finds(seeds: 0..<400) { finding in wiring.verdict.ownRules.contains(where: finding.isOf)
      }
    )
  }

  /// The stories of all correct wirings, or of all misused ones, with a server and without where there
  /// may be one.
  ///
  /// Most mistakes of `inbox` lie deeper than a random user gets; `OwnRuleTests` has their stories.
  private static func stories(ofCorrect isCorrect: Bool) -> [RandomStory] {
    [System].all.filter { isCorrect || $0.name != System.inbox.name }.flatMap { system in
      system.wirings.filter { ($0.verdict == .correct) == isCorrect }.flatMap { wiring in
        let length = isCorrect ? 60 : 80
        let story = RandomStory(system: system, wiring: wiring.name, length: length)
        var withServer = story
        withServer.hasServer = true
        guard system.server == .optional else { return [story] }
        return isCorrect ? [story, withServer] : [withServer]
      }
    }
  }
}
