import ArgumentParser
import LabConversation
import LabCourse
import LabFiles
import LabScenarios
import LabSearch
import MVCLab

extension ExploreCommand {
  /// The stories to try first: those that the user names, or those of the course.
  func knownStories(of system: System, _ console: Console) throws -> [KnownStory] {
    guard let stories else { return Lab.course.stories(of: system, Lab.systems) }
    let selection = Selection(RunOptions(paths: [stories]))
    for error in selection.errors { console.complain(error) }
    guard selection.errors.isEmpty else { throw ExitCode(selection.exit.rawValue) }
    var scenarios: [Scenario] = []
    var errors: [String] = []
    for file in selection.files {
      do {
        scenarios.append(try Scenario(try Files.read(file), file: file, systems: Lab.systems))
      } catch let error as FileError {
        throw ExitError(reading: error)
      } catch let malformed as ScenarioErrors {
        errors += malformed.errors.map(\.description)
      }
    }
    guard errors.isEmpty else { throw try console.malformed(errors) }
    let known = scenarios.filter { $0.system.name == system.name }
    guard !known.isEmpty else {
      throw ExitError(.usage, "no scenario in '\(stories)' is about the system '\(system.name)'")
    }
    return known.map(KnownStory.init)
  }
}

extension Course {
  /// The stories about a system, those of units and of other lessons.
  fileprivate func stories(of system: System, _ systems: [System]) -> [KnownStory] {
    let choice = "> \(Command.system.name) \(system.name)".lowercased()
    // Reading all of a document takes time.
    let named = files.filter { $0.lines.contains { $0.lowercased().contains(choice) } }
    return named.compactMap { try? lesson($0.name, systems)?.scenario }
      .filter { $0.system.name == system.name }.map(KnownStory.init)
  }
}

extension KnownStory {
  /// The story of a scenario, in whichever wiring.
  fileprivate init(_ scenario: Scenario) {
    self.init(
      scenario.stepsOfEveryone.dropFirst(Opening.count).map(\.command),
      withServer: scenario.withServer
    )
  }
}
