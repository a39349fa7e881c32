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

  /// Throws if a file exists that a story of one of these wirings could replace, or if this is no folder; a search can be
  /// long, so it does not begin then.
  func checkRoom(for wirings: [Wiring], of system: System) throws {
    guard Files.exists(path) else { return }
    let names: [String]
    do throws(FileError) { names = try Files.entries(path) } catch {
      throw ExitError(creating: path, error)
    }
    let taken = names.first { name in
      wirings.contains { Discovery.canHave(name, $0, of: system) }
    }
    if let taken { throw ExitError(existing: "\(path)/\(taken)") }
  }

  /// Writes the stories; says how many, and which could not be written.
  ///
  /// Returns the path of each story's file, by exploration; nil for one that was not written. Writes all or nothing.
  func write(_ explorations: [Exploration], _ console: Console) throws -> [[String?]] {
    let discoveries = explorations.flatMap(\.discoveries)
    var files: [(path: String, text: String)] = []
    var paths: [String?] = []
    for (discovery, name) in zip(discoveries, Discovery.fileNames(discoveries)) {
      let file = "\(path)/\(name)"
      let text = try scenario(discovery, file: file)
      paths.append(text == nil ? nil : file)
      if let text {
        files.append((file, text))
      } else {
        console.complain(
          "the story of '\(discovery.name)' in '\(discovery.wiring)' makes no scenario that passes"
        )
      }
    }
    if let file = files.lazy.map(\.path).first(where: Files.exists) {
      throw ExitError(existing: file)
    }
    do throws(FileError) { try Files.create(files, in: path) } catch {
      throw ExitError(creating: path, error)
    }
    console.complain("\(counted(files.count, "scenario")) written to \(path)")
    var rest = paths[...]
    return explorations.map { exploration in
      defer { rest = rest.dropFirst(exploration.discoveries.count) }
      return Array(rest.prefix(exploration.discoveries.count))
    }
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
