/// One time that the product does not keep a promise.
public struct Breakage: Sendable {
  /// The promise's name.
  public let promise: String
  /// What is wrong, in a sentence without a full stop.
  public let text: String
}
