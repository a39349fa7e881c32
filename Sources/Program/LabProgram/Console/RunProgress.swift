import LabPlatform
import LabText

/// Shows how far a run, or a search, is in a line on standard error, and erases it when the run prints or ends.
///
///     12 of 104 scenarios, 2 failures
///
/// The line appears on a terminal that can erase it, after a second of work, and never where `CI` is set.
final class RunProgress {
  private let isPossible: Bool
  private var text = ""
  /// The text on the terminal; nil if the line is empty.
  private var drawn: String?
  private var next = ContinuousClock.now + .seconds(1)

  init(environment: Environment) {
    isPossible =
      StandardStream.error.isTerminal && environment.hasCapableTerminal && !environment.isCI
  }

  /// Notes how many scenarios are done and failed; `show` prints it.
  func update(done: Int, all: Int, failed: Int) {
    let failures = failed > 0 ? ", \(counted(failed, "failure"))" : ""
    note("\(done) of \(counted(all, "scenario"))\(failures)")
  }

  /// Notes the text of the line; `show` prints it.
  func note(_ text: String) { self.text = text }

  /// Shows the line if it is time; call it as often as you like.
  func show() {
    guard isPossible, ContinuousClock.now >= next, text != drawn else { return }
    next = ContinuousClock.now + .milliseconds(100)
    drawn = text
    Console.control("\r\u{1B}[K\(text)")
  }

  /// Prints something else in place of the line.
  func print<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) {
    if isPossible, drawn != nil { Console.control("\r\u{1B}[K") }
    drawn = nil
    try body()
  }
}
