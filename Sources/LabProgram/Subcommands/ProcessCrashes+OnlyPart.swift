import LabConversation
import LabScenarios
import MVCLab

extension ProcessCrashes {
  /// Enters the only part of the work; throws if an earlier start crashed in it, and in no command.
  func enterOnlyPart() throws(ExitError) {
    guard let crash = enterPart(0) else { return }
    throw ExitError(.bug, crash.inProgram)
  }
}
