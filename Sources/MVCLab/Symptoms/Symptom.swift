import HeadlessUI
import MVC

/// Harm a person can see.
///
/// A symptom begins, and lasts until it is over.
public struct Symptom: Hashable, Sendable {
  /// What kind of harm it is.
  public let kind: Kind
  /// What is to be seen, in a sentence without a full stop.
  public let text: String

  /// The kinds of harm the lab knows, by the names that transcripts use.
  public enum Kind: String, Sendable, CaseIterable {
    case screenDisagreesWithModel = "screen-disagrees-with-model"
    case screensDisagree = "screens-disagree"
    case fault
    case nobodyHeard = "nobody-heard"
    case leak
    case endless
    case brokenPromise = "broken-promise"
    case diverges
  }
}

extension Symptom.Kind {
  /// What it means, in a sentence.
  public var sentence: String {
    switch self {
    case .screenDisagreesWithModel:
      "at rest, a screen shows something other than its model's truth"
    case .screensDisagree: "two screens on the same data differ at rest"
    case .fault: "the view layer refused an impossible update, or the code would have crashed"
    case .nobodyHeard: "a user action or event reached nobody"
    case .leak: "something of a closed screen is still alive"
    case .endless: "one action never comes to rest"
    case .brokenPromise: "something the product promises does not hold"
    case .diverges: "the screens differ from the correct wiring's after the same actions"
    }
  }

  /// What to think of when one sees it.
  public var reason: String {
    switch self {
    case .screenDisagreesWithModel:
      "Somebody changed the model and did not say so, or said so and was not understood."
    case .screensDisagree:
      "One screen was told, or told itself, and the other was not."
    case .fault:
      """
      A table caches how many rows it has. ActualLine of a change twice, or of a change that did not \
      happen, it ends the program. So does an index beyond the end.
      """
    case .nobodyHeard:
      "The target is gone, was never set, or there is no model that anybody outside could reach."
    case .leak:
      """
      Somebody still holds it: a cycle, a subscription that was not ended, a request under way.
      """
    case .endless: "An answer to an event causes the same event again."
    case .brokenPromise: "A rule of the product lives where not everybody passes by."
    case .diverges: "The same hand got another result."
    }
  }
}
