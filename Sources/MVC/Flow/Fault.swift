/// What would have been an exception or a trap: it ends the world it happens in, not the program.
public protocol Fault: Error {
  /// What went wrong, without the place.
  var message: String { get }
  /// The line that caused it.
  var site: CallSite { get }
}

/// An error that a receiver threw and nobody caught.
struct UncaughtError: Fault {
  let error: any Error
  let site: CallSite

  var message: String { "uncaught error: \(error)" }
}
