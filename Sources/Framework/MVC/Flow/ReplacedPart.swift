/// A part of a property that a change has replaced as a whole.
public struct ReplacedPart: Sendable {
  /// The path of the part, such as `.places`, which is empty for the whole property.
  public let path: String
  /// The new value as a text, if it is a number or a truth value.
  public let number: String?
  /// Whether its value is another than before; a whole property may also be set to what it was.
  public let isOther: Bool

  init(path: String, number: String? = nil, isOther: Bool = true) {
    (self.path, self.number, self.isOther) = (path, number, isOther)
  }
}
