import MVC

/// A rule about who may reach whom: a sentence, the reason for it, and how to see that it is broken.
///
/// A law is asked after every step of a world, a step being what one command does. It looks at the
/// ``Evidence``, changes nothing, and returns a ``Breach`` for each time somebody broke it. It holds in the
/// systems whose ``Style`` has it. <doc:WritingALaw> shows one being made.
public struct Law: Sendable {
  /// What it is called where it is broken, in words with hyphens: `ui-changes-ui`.
  ///
  /// No two rules of a style may have the same name.
  public let name: String
  /// What must hold, in a sentence without a full stop.
  public let sentence: String
  /// Why, for someone who breaks it without harm so far.
  public let reason: String
  /// What it comes from, as a person may call it, such as `RightMVC`; nil for a law of one's own.
  public let seed: String?
  let breaches: @Sendable (Evidence) -> [Breach]

  /// A law that finds its breaches in what happened in a step, and in the world at rest after it.
  ///
  /// Of the breaches in one step the first of each culprit is told; a state that lasts is told once.
  public init(
    _ name: String,
    sentence: String,
    reason: String,
    seed: String? = nil,
    breaches: @escaping @Sendable (Evidence) -> [Breach]
  ) {
    (self.name, self.sentence, self.reason) = (name, sentence, reason)
    (self.seed, self.breaches) = (seed, breaches)
  }
}

/// A law that was broken: by whom, how, and on which line.
public struct Breach: Sendable {
  /// What was done, in a sentence without a full stop, with names in quotes.
  public let text: String
  /// The line that did it, as far as it can be known.
  public let site: SourceLine?
  /// Whoever did it.
  public let culprit: Participant
  /// The index of the hop that did it, or nil for a state that was found at rest.
  public let hop: Int?

  /// Found at rest: a state lasts, so it is told once in a world for each `text`.
  public init(state text: String, of culprit: Participant, site: SourceLine?) {
    (self.text, self.site, self.culprit, hop) = (text, site, culprit, nil)
  }

  /// Done by the hop at an index into ``Evidence/hops``.
  public init(_ text: String, by culprit: Participant, hop: Int, site: SourceLine?) {
    (self.text, self.site, self.culprit, self.hop) = (text, site, culprit, hop)
  }
}
