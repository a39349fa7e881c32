import LabScenarios
import LabText

extension RunCommand {
  /// Lists the files that a run would replay: for programs `{"scenario":"…"}` on a line for each.
  func list(_ selection: Selection, _ console: Console) throws -> ExitStatus {
    switch format {
    case .pretty: for file in selection.files { try console.line(file.printable) }
    case .json:
      for file in selection.files { try console.line(["scenario": JSON(file)]) }
    case .tap, .github:
      throw ExitError(.usage, "'--list' prints plain lines, or '--format json'")
    }
    for error in selection.errors { console.complain(error) }
    for note in selection.notes { console.complain(note) }
    return selection.exit
  }
}
