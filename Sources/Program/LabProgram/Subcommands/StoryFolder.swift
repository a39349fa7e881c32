import LabConversation
import LabFiles
import LabScenarios
import LabSearch
import LabText
import LabWork
import MVCLab

/// A folder into which the stories of a search are written, each as a scenario that passes.
struct StoryFolder {
  private let path: String
  private let systems: [System]
  private let workplace: any Workplace

  init(_ path: String, _ systems: [System], _ workplace: any Workplace) {
    (self.path, self.systems, self.workplace) = (path, systems, workplace)
  }

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
    var numbers: [String: Int] = [:]
    for discovery in explorations.flatMap(\.discoveries) {
      let number = numbers[discovery.fileName(number: 1), default: 0] + 1
      numbers[discovery.fileName(number: 1)] = number
      let file = "\(path)/\(discovery.fileName(number: number))"
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
    let (systems, lines, title) = (systems, discovery.document, discovery.title)
    return try workplace.played { supervisor in
      StoryFolder.scenario(lines, title, file: file, systems, supervisor)
    } ?? nil
  }

  private static func scenario(
    _ lines: [String],
    _ title: String,
    file: String,
    _ systems: [System],
    _ supervisor: any Supervisor
  ) -> String? {
    let conversation = Conversation(KnownNames(systems: systems), supervisor)
    for line in lines { _ = conversation.respond(to: line) }
    let draft = try? Draft(
      title: title,
      history: conversation.history,
      file: file,
      systems: systems,
      supervisor: supervisor
    )
    guard let draft else { return nil }
    let outcome = Outcome.of(
      Array(draft.text.utf8),
      file: file,
      systems: systems,
      ReplayConditions(supervisor: supervisor)
    )
    return outcome.status == .passed ? draft.text : nil
  }
}
