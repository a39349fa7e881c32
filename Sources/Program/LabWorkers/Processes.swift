import CWorkers
import LabPlatform
import LabWork

/// A workplace with a process for each worker, so that no crash of a wiring's code ends the program.
///
/// A process is forked whenever a worker begins. So the program may have no thread but its first one: that rules
/// out tasks, queues and async functions outside of workers.
package struct Processes: Workplace {
  /// How many seconds one command, with each turn of `repeat`, may take in one wiring; nil for any time.
  private let patience: Int?
  private let isStopped: @Sendable () -> Bool

  /// Workers that may take so many seconds for a command, until the user has stopped all work.
  package init(patience: Int?, isStopped: @escaping @Sendable () -> Bool = { false }) {
    (self.patience, self.isStopped) = (patience, isStopped)
  }

  package var goesOn: Bool { !isStopped() }
  package var size: Int { 64 }

  package func begin(_ loop: WorkLoop) -> any Worker {
    WorkerProcess(loop, patience: patience)
  }

  /// Waits until a worker writes or dies, for a tenth of a second at most.
  package func wait(for workers: [any Worker]) {
    var files = workers.flatMap { ($0 as? WorkerProcess)?.interests ?? [] }
    // A signal ends the wait early, and whoever waits then asks whether to go on.
    poll(&files, nfds_t(files.count), 100)
  }
}
