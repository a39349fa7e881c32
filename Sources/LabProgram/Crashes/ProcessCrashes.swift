import CCrashes
import LabConversation
import LabPlatform
import MVCLab

/// Keeps this process alive over crashes: it starts the program anew, which does the same work again and
/// goes round the crash.
struct ProcessCrashes: CrashGuard {
  /// Begins to catch crashes; nil where the system does not allow it.
  ///
  /// With `patience`, a line that takes longer than so many seconds in one wiring counts as a crash.
  init?(patience: Int?) {
    guard crashes_begin(CommandLine.unsafeArgv) else { return nil }
    if let patience { crashes_watch(UInt32(clamping: patience)) }
  }

  var isRestarted: Bool { crashes_inherited() > 0 }

  /// The crash that began this start of the program.
  var last: Crash? {
    guard isRestarted else { return nil }
    let record = crashes_at(crashes_inherited() - 1)
    let isOfWiring = record.turn != crash_between_turns
    return Crash(record.cause, wiring: isOfWiring ? Int(record.wiring) : nil)
  }

  /// Forgets the crash that began this start, because the work goes on without the command.
  func forgetLast() { crashes_forget_last() }

  func enterPart(_ part: Int) -> Crash? {
    crashes_enter_part(UInt32(clamping: part))
    return Crash(crashes_between_turns(UInt32(clamping: part)), wiring: nil)
  }

  func leavePart() { crashes_leave_part() }

  func hasPlayed(_ part: Int) -> Bool { crashes_has_played(UInt32(clamping: part)) }

  func crashes(in parts: Range<Int>) -> Int {
    (0..<crashes_count()).count { parts.contains(Int(crashes_at($0).part)) }
  }

  func enterTurn(of wiring: Int, isFurther: Bool) -> Crash? {
    Crash(crashes_enter_turn(UInt32(clamping: wiring), isFurther), wiring: wiring)
  }

  func leaveTurn() { crashes_leave_turn() }

  func report(_ result: Int, _ body: (_ isNew: Bool) -> Void) {
    letOut { body($0.isNew(result, of: .results)) }
  }
}

extension ProcessCrashes {
  /// What the program lets out of its process, and can't take back.
  enum Counter: UInt32 {
    /// The results that a run has reported.
    case results
    /// The bytes that a script has written to standard output.
    case bytes
    /// The files that a script has saved.
    case saves
    /// Of the first saves of a script a bit each: whether it kept what was in the file.
    case copies
    /// The lines of the user that a session has executed.
    case lines
    /// The errors that a script has reported.
    case errors
  }

  /// What earlier starts, and this one, have let out.
  subscript(counter: Counter) -> Int {
    get { Int(crashes_get(counter.rawValue)) }
    nonmutating set { crashes_set(counter.rawValue, UInt64(newValue)) }
  }

  /// Runs `body`, which lets something out and counts it; no crash of another thread comes between.
  func letOut<Result, Failure>(
    _ body: (ProcessCrashes) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    crashes_hold()
    defer { crashes_release() }
    return try body(self)
  }

  /// Whether no earlier start has let out this one, counted from 0; counts it.
  func isNew(_ index: Int, of counter: Counter) -> Bool {
    guard index >= self[counter] else { return false }
    self[counter] = index + 1
    return true
  }
}

extension Crash {
  /// Nil if there was none.
  fileprivate init?(_ cause: Int32, wiring: Int?) {
    switch cause {
    case 0: return nil
    case crash_timeout: self.init(.timeout, wiring: wiring)
    case crash_given_up: self.init(.givenUp, wiring: wiring)
    default: self.init(.signal(Crash.name(of: cause)), wiring: wiring)
    }
  }

  private static func name(of signal: Int32) -> String {
    switch signal {
    case SIGILL: "SIGILL"
    case SIGTRAP: "SIGTRAP"
    case SIGABRT: "SIGABRT"
    case SIGSEGV: "SIGSEGV"
    case SIGBUS: "SIGBUS"
    case SIGFPE: "SIGFPE"
    default: "signal \(signal)"
    }
  }
}
