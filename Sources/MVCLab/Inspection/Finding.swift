/// A breach or a symptom that the lab found in a world.
public struct Finding: Equatable, Sendable {
  /// Whether it is a breach or a symptom.
  public let kind: Kind
  /// The law's or the symptom's name.
  public let rule: String
  /// What happened, in a sentence without a full stop.
  public let text: String
  /// The line in the wiring's source that caused it, if it is known.
  public let site: SourceLine?
  /// The index of the hop that caused it, if one did.
  public let hop: Int?

  /// The kinds of findings.
  public enum Kind: String, Sendable {
    case breach
    case symptom
  }
}
