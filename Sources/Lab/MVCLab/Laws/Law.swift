/// A rule about which object may reach which: a sentence, the reason for it, and how a breach is found.
///
/// The lab asks a law after every step of a world; a step is everything that one command caused. The law
/// reads the ``Evidence``, changes nothing, and returns a ``Breach`` for each time it was broken. It holds
/// in the systems whose ``Style`` has it. <doc:WritingALaw> shows one being made.
public struct Law: Sendable {
  /// Its name in transcripts, in words with hyphens: `ui-changes-ui`.
  ///
  /// No two rules of a system may have the same name.
  public let name: String
  /// What must hold, in a sentence without a full stop.
  public let sentence: String
  /// What goes wrong otherwise, for a reader who has broken the law without visible harm so far.
  public let reason: String
  /// The name of its source, such as `RightMVC`; nil if it has none.
  public let origin: String?
  let breaches: @Sendable (Evidence) -> [Breach]

  /// A law with the closure that finds its breaches in a step, and in the world at rest after it.
  ///
  /// Of the breaches in one step the first of each culprit is reported; a lasting state is reported
  /// once.
  public init(
    _ name: String,
    sentence: String,
    reason: String,
    origin: String? = nil,
    breaches: @escaping @Sendable (Evidence) -> [Breach]
  ) {
    (self.name, self.sentence, self.reason) = (name, sentence, reason)
    (self.origin, self.breaches) = (origin, breaches)
  }
}
