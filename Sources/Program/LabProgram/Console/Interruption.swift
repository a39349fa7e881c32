import LabPlatform
import LabScenarios
import Synchronization

/// What Ctrl-C does: it ends the program, asks a run to stop, or stops the current command at the prompt,
/// which keeps the state reached.
enum Interruption {
  private static let requested = Atomic<Bool>(false)
  private static let impatient = Atomic<Bool>(false)

  /// The effects of Ctrl-C.
  enum Effect {
    /// It ends the program of this name, with a message and the exit status 130.
    case endsProgram(String)
    /// It asks a run to stop, as a termination and the loss of the terminal do; the second one ends the
    /// program.
    case stopsRun
    /// It asks the current command to stop; a second one, more than a second later, ends a command that
    /// does not.
    case stopsCommand
    /// It does nothing.
    case none
  }

  /// Gives Ctrl-C another effect.
  static func onCtrlC(_ effect: Effect) {
    switch effect {
    case .endsProgram(let name): endProgram(name)
    case .stopsRun: stopRun()
    case .stopsCommand: stopCommand()
    case .none: signal(SIGINT, SIG_IGN)
    }
  }

  /// The last message of the program, as an address that a signal handler can read at any moment.
  private static let message = Atomic<UInt>(0)

  private static func endProgram(_ program: String) {
    message.store(UInt(bitPattern: strdup("\(program): interrupted\n")), ordering: .relaxed)
    signal(SIGINT) { _ in
      let address = Interruption.message.load(ordering: .relaxed)
      if let text = UnsafePointer<CChar>(bitPattern: address) {
        _ = write(STDERR_FILENO, text, strlen(text))
      }
      _exit(ExitStatus.interrupted.rawValue)
    }
  }

  /// Lets signals in that whoever started the program has blocked.
  static func letSignalsIn() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&signals, number) }
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Makes Ctrl-\ end the program at once; Swift would print the report of a crash and go on.
  static func endsAtQuit() { signal(SIGQUIT, SIG_DFL) }

  /// The second of the first Ctrl-C.
  private static let firstSecond = Atomic<Int>(0)

  /// The signal that asked a run to stop; 0 if none did.
  private static let stopSignal = Atomic<Int32>(0)

  private static func stopRun() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(number) { number in
        guard Interruption.stopSignal.exchange(number, ordering: .relaxed) == 0 else {
          _exit(Interruption.status(of: number).rawValue)
        }
      }
      // 'nohup' starts a program that is to outlive its terminal.
      if number == SIGHUP,
        unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      {
        signal(SIGHUP, SIG_IGN)
      }
    }
  }

  /// Asks a run to stop, as Ctrl-C does where it is no key.
  static func requestStop() { stopSignal.store(SIGINT, ordering: .relaxed) }

  /// The exit status of a run that was asked to stop; nil if it was not.
  static var stopStatus: ExitStatus? {
    let number = stopSignal.load(ordering: .relaxed)
    return number == 0 ? nil : status(of: number)
  }

  private static func status(of signal: Int32) -> ExitStatus {
    switch signal {
    case SIGTERM: .terminated
    case SIGHUP: .hungUp
    default: .interrupted
    }
  }

  private static func stopCommand() {
    signal(SIGINT) { _ in
      var now = timespec()
      clock_gettime(CLOCK_MONOTONIC, &now)
      if !Interruption.requested.exchange(true, ordering: .relaxed) {
        Interruption.firstSecond.store(now.tv_sec, ordering: .relaxed)
      } else if now.tv_sec > Interruption.firstSecond.load(ordering: .relaxed) + 1 {
        Interruption.impatient.store(true, ordering: .relaxed)
      }
    }
  }

  /// Clears a pending interrupt.
  static func forget() {
    requested.store(false, ordering: .relaxed)
    impatient.store(false, ordering: .relaxed)
  }

  /// Whether the user has pressed Ctrl-C again, because the current command did not stop.
  static var isRepeated: Bool { impatient.load(ordering: .relaxed) }

  /// Whether the user has asked the current command to stop.
  static var isRequested: Bool { requested.load(ordering: .relaxed) }
}
