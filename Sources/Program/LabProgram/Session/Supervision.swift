import LabWork
import Synchronization

/// The supervisor of a conversation that takes many lines: it passes everything on to that of the present line.
final class Supervision: Supervisor {
  private let present = Mutex<any Supervisor>(NoSupervisor())

  /// Another line begins.
  func begin(_ supervisor: any Supervisor) { present.withLock { $0 = supervisor } }

  private var supervisor: any Supervisor { present.withLock { $0 } }

  var goesOn: Bool { supervisor.goesOn }
  var knownEndings: Int { supervisor.knownEndings }
  func note(_ share: Double) { supervisor.note(share) }

  func beginTurn(of wiring: Int, isFurther: Bool, named name: Int?) -> String? {
    supervisor.beginTurn(of: wiring, isFurther: isFurther, named: name)
  }

  func endTurn() { supervisor.endTurn() }
  func takePrinted() -> String { supervisor.takePrinted() }
  func needsOwnProcess() -> Bool { supervisor.needsOwnProcess() }
}
