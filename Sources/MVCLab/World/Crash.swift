/// The end of the program's process by a trap, or because a wiring's code never came back.
package struct Crash: Equatable, Sendable {
  /// What ended it.
  package enum Cause: Equatable, Sendable {
    /// A signal, such as `SIGILL`.
    case signal(String)
    /// It took longer than the program waits.
    case timeout
    /// The user gave it up.
    case givenUp
  }

  package let cause: Cause
  /// The position of the wiring whose code ran, among those that run; nil if no wiring's code did, so that the
  /// program itself is to blame.
  package let wiring: Int?

  package init(_ cause: Cause, wiring: Int?) { (self.cause, self.wiring) = (cause, wiring) }
}

extension Crash {
  /// What to tell of a crash while no wiring executed a command.
  package var inProgram: String {
    "the program itself \(self) while no command ran; unless a 'deinit' of a wiring traps, please report it"
  }
}

extension Crash: CustomStringConvertible {
  package var description: String {
    switch cause {
    case .signal(let name): "crashed with \(name)"
    case .timeout: "did not come back in time"
    case .givenUp: "did not come back and was given up"
    }
  }
}
