import CallStacks
import LabScenarios
import LabWorkers

extension Console {
  /// Workers for what is played; says first what the lab can't know of this program's calls.
  func processes(
    patience: Int?,
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) -> Processes {
    if let missing = MissingTables.ofProgram { complain("\(missing)") }
    return Processes(patience: patience, isStopped: isStopped)
  }
}

extension MissingTables {
  /// Throws where a program without its tables would give a verdict, or write findings, that it can't know.
  static func refuse(_ command: String) throws(ExitError) {
    if let missing = ofProgram { throw ExitError(.missing, "'\(command)' is refused: \(missing)") }
  }
}
