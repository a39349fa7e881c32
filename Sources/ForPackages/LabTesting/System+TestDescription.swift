import MVCLab
import Testing

extension System: CustomTestStringConvertible {
  /// The name: a test with a system as its argument is called after it.
  public var testDescription: String { name }
}
