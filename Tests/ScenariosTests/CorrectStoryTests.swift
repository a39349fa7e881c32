import LabStage
import LabSystems
import MVCLab
import Testing

/// `swift run Trials stories` plays more of them.
@Suite struct CorrectStoryTests {
  @Test(arguments: [System].all.map(\.name))
  func `nothing is found in a random story of correct wirings, and the saved story passes`(
    name: String
  ) throws {
    let system = try #require([System].all.first { $0.name == name })
    var story = CorrectStory(of: system, seed: 3)
    let failure = story.failure(length: 60, isSaved: true)
    #expect(failure == nil, "\(story.commands.joined(separator: "\n"))")
    #expect(story.executed > 20)
  }
}
