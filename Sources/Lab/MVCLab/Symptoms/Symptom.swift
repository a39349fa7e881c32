/// Harm that a user can see: what it means, what usually causes it, and how the lab finds it.
///
/// A law says how objects may reach each other; a symptom says what must not happen to a user,
/// whatever the wiring. The lab looks for the ``System/symptoms`` of a system after every step, and
/// reports each ``Harm`` that it finds. <doc:WritingASymptom> shows one being made.
public struct Symptom: Sendable {
  /// Its name in transcripts, in words with hyphens: `nobody-heard`.
  ///
  /// No two rules of a system may have the same name.
  public let name: String
  /// What a user sees, in a sentence without a full stop.
  public let sentence: String
  /// What usually causes it.
  public let reason: String
  let search: Search

  /// How the harm is found.
  public enum Search: Sendable {
    /// In what happened during a step; the harm is reported each time.
    case inStep(@Sendable (Evidence) -> [Harm])
    /// In the world at rest after a step; the harm is reported when it begins, and not again until it
    /// is over.
    case atRest(@Sendable (Evidence) -> [Harm])
    /// In a world at rest, compared with a correct wiring's world after the same commands; the symptom
    /// is reported when it begins, and not again until it is over.
    case beside(@Sendable (_ world: World, _ correct: World) -> [Harm])
  }

  /// A symptom with the closure that finds it; the closure changes nothing.
  public init(
    _ name: String,
    sentence: String,
    reason: String,
    found search: Search
  ) {
    (self.name, self.sentence, self.reason) = (name, sentence, reason)
    self.search = search
  }
}

extension Symptom {
  /// Whether it is found beside a correct wiring's world only.
  package var needsCorrectWiring: Bool {
    switch search {
    case .beside: true
    case .inStep, .atRest: false
    }
  }

  /// Whether the last command alone does the harm, and no state that lasts.
  package var isOfOneStep: Bool {
    switch search {
    case .inStep: true
    case .atRest, .beside: false
    }
  }

  /// What it finds in a world, compared with a correct wiring's; nothing if it needs no comparison.
  package func harms(in world: World, beside correct: World) -> [Harm] {
    if case .beside(let find) = search { find(world, correct) } else { [] }
  }

  /// The symptoms that every system has unless it chooses others, in the order of their reports.
  public static let standard: [Symptom] = [
    .nobodyHeard, .lostLink, .toldTooEarly, .handledTwice, .sentTwice, .shownTwice, .listedTwice,
    .actsOnAnotherRow, .staleCell, .stuck, .fault, .endless, .screenDisagreesWithModel,
    .screensDisagree, .brokenPromise, .leak,
    .diverges,
  ]
}
