import LabPlatform

/// Shows the progress of long work in a line on standard error, and erases it when the work is done.
///
/// The line appears on a terminal that can erase it, after a second of work. It is below the cursor, so
/// what the user types meanwhile has rows of its own.
final class ProgressLine {
  private let isPossible: Bool
  /// Whether the terminal can erase what was printed.
  let canErase: Bool
  private let clock = ContinuousClock()
  private var start: ContinuousClock.Instant
  private var drawn: ContinuousClock.Instant?
  /// The part of the work that runs now, of several equal parts.
  var part = (index: 0, count: 1)

  init(environment: Environment) {
    isPossible = StandardStream.error.isTerminal && environment.hasCapableTerminal
    canErase = environment.hasCapableTerminal
    start = clock.now
  }

  /// Starts the clock for new work.
  func begin() {
    erase()
    (start, part) = (clock.now, (0, 1))
  }

  /// Shows that this share of the current part is done.
  func show(_ share: Double) {
    guard isPossible else { return }
    let now = clock.now
    guard now - (drawn ?? start) > (drawn == nil ? .seconds(1) : .milliseconds(100)) else { return }
    drawn = now
    let whole = (Double(part.index) + share) / Double(part.count)
    let text = "\(Int(min(1, whole) * 100)) % done; Ctrl-C stops"
    // Enter may have moved the cursor to the line drawn before: erase it, make room for a row, and come back.
    Console.control("\u{1B}[K\u{1B}D\u{1B}[A\u{1B}7\r\n\u{1B}[K\(text)\u{1B}8")
  }

  /// Erases the line, and the row with the `^C` that a terminal shows for Ctrl-C.
  func erase() {
    if drawn != nil || isPossible && Interruption.isRequested { Console.control("\r\u{1B}[J") }
    drawn = nil
  }
}
