import MVC

/// A use that UIKit answers with an exception, such as a cell under a name that no class is registered under.
///
/// As on a phone, the program ends.
public struct UIKitException: Fault, Equatable {
  /// What is wrong.
  public let message: String
  /// The line that did it.
  public let site: CallSite

  static func raise(_ message: String, _ site: CallSite, in runtime: Runtime? = .current) {
    runtime?.flow.end(by: UIKitException(message: message, site: site))
  }
}
