import LabConversation
import LabCourse

/// A list of what can be seen of a world, which a page folds below its windows.
enum WorldList: String, CaseIterable, Sendable {
  case model = "Model"
  case requests = "Waiting requests"
  case alive = "Who is alive"

  /// The lines of a world.
  func lines(of world: WorldPicture) -> [String] {
    switch self {
    case .model: world.model
    case .requests: world.requests.map(\.text)
    case .alive: world.alive
    }
  }
}

extension WorldList {
  /// For each step and wiring of a run, the earliest step since which its lines have been the same.
  func sources(in run: LessonRun) -> [[Int]] {
    var sources: [[Int]] = []
    for (index, step) in run.steps.enumerated() {
      let before = index > 1 ? run.steps[index - 1].worlds : []
      sources.append(
        step.worlds.indices.map { wiring in
          let isSame =
            before.indices.contains(wiring)
            && lines(of: before[wiring]) == lines(of: step.worlds[wiring])
          return isSame ? sources[index - 1][wiring] : index
        }
      )
    }
    return sources
  }
}
