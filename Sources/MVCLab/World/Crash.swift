/// The end of a wiring's code by a trap, or because it never came back.
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
  /// The position of the wiring among those that run.
  package let wiring: Int

  package init(_ cause: Cause, wiring: Int) { (self.cause, self.wiring) = (cause, wiring) }
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
