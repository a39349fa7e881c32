import CWorkers
import CallStacks
import LabFiles
import LabScenarios
import Testing

extension ScenarioFile {
  /// The result of a run of the scenario; nil, after an issue, if there is no file to read.
  var outcome: Outcome? {
    switch content {
    case .problem(let reason):
      Issue.record("\(reason)", sourceLocation: chosenAt)
      return nil
    case .document(let file):
      do throws(FileError) {
        defer { crash_note(nil) }
        return Outcome.of(try Files.read(file), file: path, systems: systems, conditions)
      } catch {
        Issue.record("\(path): \(error.reason)", sourceLocation: chosenAt)
        return nil
      }
    }
  }

  /// A crash of a wiring ends the tests; a line above the backtrace says where it was in which scenario.
  private var conditions: ReplayConditions {
    var conditions = ReplayConditions()
    conditions.announce = { [path] command, line in
      crash_note(
        """
        \(path):\(line): error: the code of a wiring crashes: > \(command)
        'swift package lab run \(path)' tells which, and goes on after it

        """
      )
    }
    return conditions
  }

  /// Records an issue for each error in the document, and one for each step that fails.
  ///
  /// Wirings that fail in the same way share one. Nothing is said of the steps of a wiring that hands work to a real
  /// queue or thread: the process of a test serves these, so that the steps may differ from run to run.
  func record(_ outcome: Outcome) {
    let system = systems.first { $0.name == outcome.system?.name }
    let ran = Set(outcome.wirings.map(\.wiring.name))
    let unplayable = (system?.wirings ?? []).filter { ran.contains($0.name) }.compactMap { wiring in
      system?.outsideWork(of: wiring).map { (name: wiring.name, work: $0) }
    }
    for (name, work) in unplayable {
      let reason = "because \(work), which its process serves; 'run' can"
      Issue.record("a test can't check '\(name)', \(reason)", sourceLocation: place(1))
    }
    for error in outcome.errors {
      Issue.record("\(error.reason)", sourceLocation: place(error.line, error.column))
    }
    for var group in FailureGroup.groups(outcome) {
      group.wirings.removeAll { name in unplayable.contains { $0.name == name } }
      guard !group.wirings.isEmpty else { continue }
      let command = "> \(group.failure.command)  \(group.header)"
      let text = ([command] + group.failure.shownLines).joined(separator: "\n")
      Issue.record("\(text)", sourceLocation: place(group.failure.line))
    }
    #if compiler(>=6.3)
    if let missing = MissingTables.ofProgram {
      Issue.record("\(missing)", severity: .warning, sourceLocation: chosenAt)
    }
    for warning in outcome.warnings {
      Issue.record(
        "\(warning.text)",
        severity: .warning,
        sourceLocation: place(warning.line)
      )
    }
    #endif
  }

  /// A place in the file, as editors find it.
  private func place(_ line: Int, _ column: Int = 1) -> SourceLocation {
    let file =
      switch content {
      case .document(let file): file
      case .problem: path
      }
    // A file's identifier is a module and a name; the name is what the report of a test prints.
    let name = path.split(separator: "/").last ?? "scenario"
    return SourceLocation(
      fileID: "Scenarios/\(name)",
      filePath: file,
      line: max(1, line),
      column: max(1, column)
    )
  }
}
