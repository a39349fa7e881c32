/// The name of a law, a symptom or a promise.
public enum RuleName: Codable, Hashable, Sendable {
  /// The name of a law.
  case law(String)
  /// The name of a symptom.
  case symptom(String)
  /// The name of a promise.
  case promise(String)
}
