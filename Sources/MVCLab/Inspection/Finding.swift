/// A breach or a symptom that was found in a world, with its place.
public struct Finding: Equatable, Sendable {
  /// Whether a law was broken, or harm can be seen.
  public let kind: Kind
  /// The law's or the symptom's name.
  public let rule: String
  /// What was done or is to be seen, in a sentence without a full stop.
  public let text: String
  /// The line in the wiring's source that did it, as far as it can be known.
  public let site: SourceLine?
  /// The hop that did it, if one did.
  public let hop: Int?

  /// The two kinds of what is found.
  public enum Kind: String, Sendable {
    case breach
    case symptom
  }
}
