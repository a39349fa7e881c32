/// The name of a law, a symptom or a promise.
public enum RuleName: Hashable, Sendable {
  case law(String)
  case symptom(String)
  case promise(String)
}
