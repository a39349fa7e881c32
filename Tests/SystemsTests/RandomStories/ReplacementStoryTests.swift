import LabStage
import LabSystems
import MVCLab
import Testing

@Suite struct `Random stories of a wiring that replaces itself` {
  @Test(arguments: [false, true])
  func `nothing is found in the to-do list`(hasServer: Bool) {
    let story = RandomStory(
      system: .todo,
      wiring: "correct",
      hasServer: hasServer,
      replacement: "correct"
    )
    expectClean(story, seeds: 200..<203)
  }

  @Test func `nothing is found in the image`() {
    expectClean(
      RandomStory(system: .image, wiring: "correct", replacement: "correct"),
      seeds: 200..<203
    )
  }
}
