import LabConversation
import LabCourse
import LabSearch
import LabSite
import LabSystems
import LabWork
import MVCLab

/// The map of states that a unit's page carries, held to what the real wirings do.
package enum UnitMap {
  /// What is wrong with the states of a unit's map: each must be that which its commands lead to.
  package static func stateProblem(of path: String) throws -> String? {
    guard
      let lesson = try CourseFolder.course([path]).lesson(path, .all),
      let map = PlayedLesson.map(of: lesson, StateMap.Size(explored: 1, moves: 10), NoSupervisor())
    else { return "it has no map" }
    for (state, story) in stories(map).filter({ $0.key % 10 == 0 || map.path.contains($0.key) }) {
      let played = map.states[state].map { Seen(map.worlds.values[$0]) }
      if try played != worlds(of: lesson, after: story) {
        return "another state after '\(story.joined(separator: "; "))'"
      }
    }
    return nil
  }

  /// What is wrong with the path of the story through a unit's map.
  package static func pathProblem(of path: String) throws -> String? {
    guard
      let lesson = try CourseFolder.course([path]).lesson(path, .all),
      let map = PlayedLesson.map(of: lesson, StateMap.Size(explored: 0, moves: 0), NoSupervisor())
    else { return "it has no map" }
    let story = lesson.steps.dropFirst(Lesson.firstStep).filter { !$0.isAnswer }.map(\.command)
    guard map.path.count > story.count || story.contains(where: { $0.hasPrefix("swap ") }) else {
      return "the path is shorter than the story"
    }
    let steps = LessonRun(lesson).steps.dropFirst(Lesson.firstStep - 1)
    for ((state, command), step) in zip(zip(map.path, story), steps.dropFirst()) {
      let move = map.moves.last {
        $0.from == state && ($0.command == command || $0.command.hasPrefix("\(command) as "))
      }
      let drawn = move?.steps.map { printed(map.steps.values[$0]) }
      let told = lesson.shown.prefix(lesson.compared.count).map { printed(step.did[$0]) }
      let isNoMove = told.allSatisfy { $0.hasPrefix("?") || $0.hasPrefix("= lines") }
      guard drawn == told || move == nil && isNoMove else {
        return "'\(command)' prints other lines"
      }
    }
    for (state, step) in zip(map.path, steps) {
      let told = lesson.shown.prefix(lesson.compared.count).map { Seen(step.worlds[$0]) }
      if map.states[state].map({ Seen(map.worlds.values[$0]) }) != told {
        return "the path passes another state"
      }
    }
    return nil
  }

  /// The lines that a step printed, and whether it was one of the world.
  private static func printed(_ step: StepPicture) -> String {
    let lines = step.lines.map { "\($0.sign) \($0.text)".withUsualIdentities }
    return lines.joined(separator: "\n") + (step.hops.isEmpty ? "" : "\nand hops")
  }

  /// What a reader of the page sees of a world.
  private struct Seen: Equatable {
    let windows: [WindowPicture]
    let hasEnded: Bool
    let model: [String]
    let requests: [String]

    init(_ world: WorldPicture) {
      (windows, hasEnded) = (world.windows, world.hasEnded)
      model = world.model.map(\.withUsualIdentities)
      requests = world.requests.map(\.text.withUsualIdentities)
    }
  }

  /// The commands that lead to each state, as few as can be.
  private static func stories(_ map: StateMap) -> [Int: [String]] {
    var stories = [map.path[0]: [String]()]
    var waiting = [map.path[0]]
    while let state = waiting.first {
      waiting.removeFirst()
      for move in map.moves where move.from == state && stories[move.to] == nil {
        stories[move.to] = stories[state, default: []] + [move.command]
        waiting.append(move.to)
      }
    }
    return stories
  }

  /// What the compared wirings of a lesson are like after other commands than the lesson's.
  private static func worlds(of lesson: Lesson, after story: [String]) throws -> [Seen] {
    let wirings = lesson.compared.map(\.name).joined(separator: ", ")
    let commands = [lesson.steps[0].command, "wirings \(wirings)"] + story
    let text = "```mvclab\n\(commands.map { "> \($0)\n" }.joined())```\n"
    let run = LessonRun(try Lesson(Array(text.utf8), file: "story.md", systems: .all))
    return run.steps.last?.worlds.map(Seen.init) ?? []
  }
}
