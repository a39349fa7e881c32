import LabConversation
import LabFiles
import LabScenarios
import LabSearch
import LabText
import LabWork
import MVCLab

/// A folder into which the stories of a search are written, each as a scenario: of a misused wiring it passes, of a correct
/// one it fails until the wiring is repaired.
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
          "the story of '\(discovery.name)' in '\(discovery.wiring)' makes no scenario that "
            + (discovery.isBug ? "fails" : "passes")
        )
      }
    }
    if let file = files.lazy.map(\.path).first(where: Files.exists) {
      throw ExitError(existing: file)
    }
    do throws(FileError) { try Files.create(files, in: path) } catch {
      throw ExitError(creating: path, error)
    }
    let bugs = zip(discoveries, paths).count { $0.isBug && $1 != nil }
    let note =
      bugs == 0
      ? ""
      : bugs == files.count
        ? "; \(bugs == 1 ? "it fails" : "they fail") until the wiring is repaired"
        : "; \(bugs) of them \(bugs == 1 ? "fails" : "fail") until the wiring is repaired"
    console.complain("\(counted(files.count, "scenario")) written to \(path)\(note)")
    var rest = paths[...]
    return explorations.map { exploration in
      defer { rest = rest.dropFirst(exploration.discoveries.count) }
      return Array(rest.prefix(exploration.discoveries.count))
    }
  }

  /// The story as a scenario; nil if it would not pass, or of a bug, not fail.
  private func scenario(_ discovery: Discovery, file: String) throws -> String? {
    let systems = systems
    return try workplace.played { supervisor in
      let isBug = discovery.isBug
      let text =
        isBug
        ? discovery.failingDocument(supervisor)
        : StoryFolder.draft(discovery, file: file, systems, supervisor)
      guard let text else { return nil }
      let outcome = Outcome.of(
        Array(text.utf8),
        file: file,
        systems: systems,
        ReplayConditions(supervisor: supervisor)
      )
      return outcome.status == (isBug ? .failed : .passed) ? text : nil
    } ?? nil
  }

  private static func draft(
    _ discovery: Discovery,
    file: String,
    _ systems: [System],
    _ supervisor: any Supervisor
  ) -> String? {
    let conversation = Conversation(KnownNames(systems: systems), supervisor)
    for line in discovery.document { _ = conversation.respond(to: line) }
    let draft = try? Draft(
      title: discovery.title,
      history: conversation.history,
      file: file,
      systems: systems,
      supervisor: supervisor
    )
    return draft?.text
  }
}
