import LabPlatform
import LabSearch
import Synchronization

/// Shows how far a search has come in a line on standard error, if that is a terminal, after a second.
///
/// Several threads report to it.
final class SearchProgressLine: Sendable {
  private let isPossible: Bool
  private let drawn: Mutex<(at: ContinuousClock.Instant, isDrawn: Bool)>

  init() {
    isPossible = isatty(STDERR_FILENO) == 1 && Environment.current.hasCapableTerminal
    drawn = Mutex((ContinuousClock.now, false))
  }

  func show(_ subject: String, _ progress: SearchProgress) {
    guard isPossible else { return }
    drawn.withLock { drawn in
      let now = ContinuousClock.now
      guard now - drawn.at > (drawn.isDrawn ? .milliseconds(100) : .seconds(1)) else { return }
      drawn = (now, true)
      Console.control(
        "\r\u{1B}[K\(subject): \(progress.depth) moves deep, \(progress.states) states, "
          + "\(progress.done) of \(progress.waiting) tried, \(progress.findings) found; Ctrl-C stops"
      )
    }
  }

  func erase() {
    drawn.withLock { drawn in
      if drawn.isDrawn { Console.control("\r\u{1B}[K") }
      drawn = (ContinuousClock.now, false)
    }
  }
}
