import MVC

/// One time that a law was broken: by which component, how, and on which line.
public struct Breach: Sendable {
  /// What the culprit did, in a sentence without a full stop, with names in quotes.
  public let text: String
  /// The line that broke the law, if it is known.
  public let site: SourceLine?
  /// The component that broke the law.
  public let culprit: Participant
  /// The index of the hop that broke the law; nil for a state of the world at rest.
  public let hop: Int?

  /// A breach by a lasting state of the world at rest, which is reported once in a world for each text.
  public init(state text: String, of culprit: Participant, site: SourceLine?) {
    (self.text, self.site, self.culprit, hop) = (text, site, culprit, nil)
  }

  /// A breach by the hop at an index into ``Evidence/hops``.
  public init(_ text: String, by culprit: Participant, hop: Int, site: SourceLine?) {
    (self.text, self.site, self.culprit, self.hop) = (text, site, culprit, hop)
  }
}
