/// An error that stands for an exception or a trap: it ends its world instead of the program.
public protocol Fault: Error {
  /// The fact that went wrong, without the line.
  var message: String { get }
  /// The line that caused the fault.
  var site: CallSite { get }
}

/// An error that a receiver threw and no caller caught.
struct UncaughtError: Fault {
  let error: any Error
  let site: CallSite

  var message: String { "uncaught error: \(error)" }
}
