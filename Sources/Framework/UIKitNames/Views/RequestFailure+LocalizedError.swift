import Foundation
import MVC

/// A refusal of the server says its reason, as `error.localizedDescription` too.
extension RequestFailure: LocalizedError {
  /// The reason in the server's words.
  public var errorDescription: String? { reason }
}
