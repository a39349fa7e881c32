import LabPlatform

/// How far long work has come, on a line of its own on standard error that goes when the work is done.
///
/// It is shown at a terminal that can erase it, and only when the work takes longer than a second.
final class ProgressLine {
  private let isPossible: Bool
  private let clock = ContinuousClock()
  private var start: ContinuousClock.Instant
  private var drawn: ContinuousClock.Instant?
  /// Which of several equal parts of the work is done now.
  var part = (index: 0, count: 1)

  init(environment: Environment) {
    isPossible = isatty(STDERR_FILENO) == 1 && environment.hasCapableTerminal
    start = clock.now
  }

  /// New work begins.
  func begin() {
    erase()
    (start, part) = (clock.now, (0, 1))
  }

  /// So much of the present part is done.
  func show(_ share: Double) {
    guard isPossible else { return }
    let now = clock.now
    guard now - (drawn ?? start) > (drawn == nil ? .seconds(1) : .milliseconds(100)) else { return }
    drawn = now
    let whole = (Double(part.index) + share) / Double(part.count)
    Console.note("\r\u{1B}[K\(Int(min(1, whole) * 100)) % done; Ctrl-C stops")
  }

  /// The line is as it was before, without the `^C` that a terminal shows for Ctrl-C.
  func erase() {
    if drawn != nil || isPossible && Interruption.isWanted { Console.note("\r\u{1B}[K") }
    drawn = nil
  }
}
