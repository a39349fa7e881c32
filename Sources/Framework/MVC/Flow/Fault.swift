/// An error that stands for an exception or a trap: it ends its world instead of the program.
///
/// An error of another type that the app's code throws and does not catch, in a callback or in a
/// method that the view layer calls, ends the world too, as an uncaught one.
public protocol Fault: Error {
  /// The fact that went wrong, without the line.
  var message: String { get }
  /// The line that caused the fault; unknown by default, because the lab finds it from the calls on the stack.
  var site: CallSite { get }
}

extension Fault {
  public var site: CallSite { .unknown }
}

/// An error that a receiver threw and no caller caught.
struct UncaughtError: Fault {
  let error: any Error
  let site: CallSite

  var message: String { "uncaught error: \(error)" }
}
