/// A part of a property that a change has replaced as a whole.
public struct ReplacedPart: Sendable {
  /// The path of the part, such as `.places`, which is empty for the whole property.
  public let path: String
  /// The new value as a text, if it is a number or a truth value.
  public let number: String?

  init(path: String, number: String? = nil) { (self.path, self.number) = (path, number) }
}
