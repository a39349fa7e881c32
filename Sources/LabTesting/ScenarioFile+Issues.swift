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
        return Outcome.of(try Files.read(file), file: path, systems: systems, clock: { .zero })
      } catch {
        Issue.record("\(path): \(error.reason)", sourceLocation: chosenAt)
        return nil
      }
    }
  }

  /// Records an issue for each error in the document, and one for each step that fails.
  ///
  /// Wirings that fail in the same way share one.
  func record(_ outcome: Outcome) {
    for error in outcome.errors {
      Issue.record("\(error.reason)", sourceLocation: place(error.line, error.column))
    }
    for group in FailureGroup.groups(outcome) {
      let command = "> \(group.failure.command)  \(group.header)"
      let text = ([command] + group.failure.lines).joined(separator: "\n")
      Issue.record("\(text)", sourceLocation: place(group.failure.line))
    }
    #if compiler(>=6.3)
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
