import LabPlatform
import LabText
import Synchronization

/// Shows how far a run, or a search, is in a line on standard error, and erases it when the run prints or ends.
///
///     12 of 104 scenarios, 2 failures
///
/// The line appears on a terminal that can erase it, after a second of work, and never where `CI` is set.
final class RunProgress: Sendable {
  private let isPossible: Bool
  private let state: Mutex<State>

  private struct State {
    var text = ""
    /// The text on the terminal; nil if the line is empty.
    var drawn: String?
    var next: ContinuousClock.Instant
  }

  /// With `isDrawn`, an earlier start of the program may have left its line.
  init(environment: Environment, isDrawn: Bool) {
    isPossible =
      StandardStream.error.isTerminal && environment.hasCapableTerminal && !environment.isCI
    state = Mutex(State(drawn: isDrawn ? "" : nil, next: ContinuousClock.now + .seconds(1)))
  }

  /// Notes how many scenarios are done and failed; `show` prints it.
  func update(done: Int, all: Int, failed: Int) {
    let failures = failed > 0 ? ", \(counted(failed, "failure"))" : ""
    note("\(done) of \(counted(all, "scenario"))\(failures)")
  }

  /// Notes the text of the line; `show` prints it.
  func note(_ text: String) { state.withLock { $0.text = text } }

  /// Shows the line if it is time; any thread of the run may call it, as often as it likes.
  func show() {
    guard isPossible else { return }
    _ = state.withLockIfAvailable { state in
      guard ContinuousClock.now >= state.next, state.text != state.drawn else { return }
      state.next = ContinuousClock.now + .milliseconds(100)
      state.drawn = state.text
      Console.control("\r\u{1B}[K\(state.text)")
    }
  }

  /// Prints something else in place of the line.
  func print<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) {
    state.withLock { state in
      if isPossible, state.drawn != nil { Console.control("\r\u{1B}[K") }
      state.drawn = nil
    }
    try body()
  }
}
