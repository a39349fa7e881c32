import LabConversation
import LabStage
import LabSystems
import MVCLab
import Testing

/// `swift run Trials stories` plays more of them, and `Trials misused` those of misused wirings.
@Suite struct `Random stories` {
  @Test(arguments: RandomStory.all(ofCorrect: true, in: .all))
  func `nothing is found in a correct wiring`(story: RandomStory) {
    expectClean(story, seeds: 0..<2)
  }

  @Test(arguments: [("correct", "bounded"), ("bounded", "correct")])
  func `nothing is found where one correct counter replaces the other`(
    wiring: String,
    replacement: String
  ) {
    let story = RandomStory(system: .counter, wiring: wiring, replacement: replacement)
    expectClean(story, seeds: 100..<103)
  }

  @Test func `nothing is found where a wiring of items replaces itself`() {
    let story = RandomStory(system: .items, wiring: "correct", replacement: "correct")
    expectClean(story, seeds: 100..<102)
  }
}
