/// A rule about who may reach whom: a sentence, the reason for it, and how to see that it is broken.
public struct Law: Sendable {
  public let name: String
  /// What must hold, in a sentence.
  public let sentence: String
  /// Why, for someone who breaks it without harm so far.
  public let reason: String
  /// Which seed says so.
  public let seed: String
  let breaches: @Sendable (Evidence) -> [Breach]

  init(
    _ name: String,
    sentence: String,
    reason: String,
    seed: String,
    breaches: @escaping @Sendable (Evidence) -> [Breach]
  ) {
    (self.name, self.sentence, self.reason) = (name, sentence, reason)
    (self.seed, self.breaches) = (seed, breaches)
  }
}

/// A law that was broken: by whom, how, and on which line.
public struct Breach: Sendable {
  /// What was done, in a sentence without a full stop.
  public let text: String
  public let site: SourceLine?
  /// Whoever did it.
  let culprit: Participant
  /// The hop that did it, or nil for a state that was found at rest.
  let hop: Int?

  /// What is told of a lasting state, and by which law.
  struct State: Hashable {
    let law: String
    let text: String
  }

  /// Found at rest: a state lasts, so it is told once for each `text`.
  init(state text: String, of culprit: Participant, site: SourceLine?) {
    (self.text, self.site, self.culprit, hop) = (text, site, culprit, nil)
  }

  /// Done by a hop.
  init(_ text: String, by culprit: Participant, hop: Int, site: SourceLine?) {
    (self.text, self.site, self.culprit, self.hop) = (text, site, culprit, hop)
  }
}
