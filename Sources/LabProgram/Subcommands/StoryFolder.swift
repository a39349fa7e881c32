import LabConversation
import LabFiles
import LabScenarios
import LabSearch
import LabText
import MVCLab

/// A folder into which the stories of a search are written, each as a scenario that passes.
struct StoryFolder {
  private let path: String
  private let systems: [System]

  init(_ path: String, _ systems: [System]) { (self.path, self.systems) = (path, systems) }

  /// Throws if a file exists that a story of one of these wirings would replace; a search can be long, so
  /// it does not begin then.
  func checkRoom(for wirings: [Wiring], of system: System) throws {
    let names = wirings.flatMap { Discovery.fileNames($0, of: system) }
    try checkNew(names.map { "\(path)/\($0)" })
  }

  private func checkNew(_ files: [String]) throws {
    if let file = files.first(where: Files.exists) { throw ExitError(existing: file) }
  }

  /// Writes the stories; says how many, and which could not be written.
  func write(_ explorations: [Exploration], _ console: Console) throws {
    var files: [(path: String, text: String)] = []
    for discovery in explorations.flatMap(\.discoveries) {
      let file = "\(path)/\(discovery.fileName)"
      if let text = try scenario(discovery, file: file) {
        files.append((file, text))
      } else {
        console.complain(
          "the story of '\(discovery.name)' in '\(discovery.wiring)' makes no scenario that passes"
        )
      }
    }
    try checkNew(files.map(\.path))
    do throws(FileError) { try Files.create(files, in: path) } catch {
      throw ExitError(creating: path, error)
    }
    console.complain("\(counted(files.count, "scenario")) written to \(path)")
  }

  /// The story as a scenario; nil if it would not pass.
  private func scenario(_ discovery: Discovery, file: String) throws -> String? {
    let conversation = Conversation(systems: systems)
    for line in discovery.document { _ = conversation.respond(to: line) }
    do throws(ScenarioErrors) {
      let draft = try Draft(
        title: discovery.title,
        history: conversation.history,
        file: file,
        systems: systems
      )
      guard let draft else { return nil }
      let outcome = Outcome.of(
        Array(draft.text.utf8),
        file: file,
        systems: systems,
        clock: { .zero }
      )
      return outcome.status == .passed ? draft.text : nil
    } catch {
      throw ExitError(.bug, error.errors.map(\.description).joined(separator: "\n"))
    }
  }
}
