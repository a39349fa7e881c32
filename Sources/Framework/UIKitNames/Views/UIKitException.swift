import MVC

/// A use that UIKit answers with an exception, such as a cell under a name that no class is registered under.
///
/// As on a phone, the program ends.
public struct UIKitException: Fault, Equatable {
  /// What is wrong.
  public let message: String

  static func raise(_ message: String, in runtime: Runtime? = .current) {
    runtime?.flow.end(by: UIKitException(message: message))
  }
}
