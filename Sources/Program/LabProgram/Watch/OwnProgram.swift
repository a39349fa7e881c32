import LabFiles
import LabPlatform
import LabScenarios

/// The running program's file, from which it starts again.
struct OwnProgram {
  /// The path without links, as it was when the program started.
  let path = Files.resolved(programFile)

  /// Runs the program once, with the arguments of this one except for `--watch`, and returns how it ends.
  func runOnce() throws -> ExitStatus {
    var arguments = Array(CommandLine.arguments.dropFirst())
    if let place = arguments.firstIndex(of: "--watch") { arguments.remove(at: place) }
    let end: ChildProgram.End
    do throws(SystemError) { end = try ChildProgram.run(path, arguments) } catch {
      throw ExitError(.missing, "cannot run '\(path)': \(error)")
    }
    switch end {
    case .exit(let code): return ExitStatus(rawValue: code) ?? .failed
    case .signal(SIGPIPE): return .unwritable
    case .signal: return .bug
    }
  }
}
