import MVCLab

/// Guards a program against crashes of the code that it plays.
///
/// A trap in Swift code can't be caught, so a crash ends the process. A guard has the program started
/// anew, and knows there when the crash comes: in which part of the work, and in which turn of it. The
/// same work takes the same turns in each start. Without a guard a crash ends the program.
package protocol CrashGuard: Sendable {
  /// Whether a crash has begun this start of the program.
  var isRestarted: Bool { get }
  /// Begins a part of the work, such as the replay of one file, on the calling thread; returns the crash
  /// that an earlier start had in it outside of all turns, while no wiring's code ran.
  func enterPart(_ part: Int) -> Crash?
  /// Ends the part of the calling thread.
  func leavePart()
  /// Whether an earlier start has played a part to its end.
  func hasPlayed(_ part: Int) -> Bool
  /// How many crashes earlier starts had in these parts.
  func crashes(in parts: Range<Int>) -> Int
  /// Begins a turn of a wiring's code; returns the crash that an earlier start had in it, or that of a
  /// further turn of `repeat` that comes too late.
  func enterTurn(of wiring: Int, isFurther: Bool) -> Crash?
  /// Ends the turn.
  func leaveTurn()
  /// Calls `body`, which reports a result; it is new unless an earlier start has reported it. Results are
  /// counted from 0.
  func report(_ result: Int, _ body: (_ isNew: Bool) -> Void)
}

extension CrashGuard {
  /// Begins the only turn of a command, or its first one.
  package func enterTurn(of wiring: Int) -> Crash? { enterTurn(of: wiring, isFurther: false) }

  /// Plays a part; `crashed` makes the result of one that crashes outside of all turns.
  package func play<Result>(
    part: Int,
    _ body: () -> Result,
    crashed: (Crash) -> Result
  ) -> Result {
    let crash = enterPart(part)
    defer { leavePart() }
    return crash.map(crashed) ?? body()
  }
}
