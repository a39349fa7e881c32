/// A breach or a symptom that the lab found in a world.
public struct Finding: Codable, Equatable, Sendable {
  /// A breach or a symptom.
  public let kind: Kind
  /// The law's or the symptom's name.
  public let rule: String
  /// The name of the promise that is broken, if the finding is that.
  public let promise: String?
  /// What happened, in a sentence without a full stop.
  public let text: String
  /// The line in the wiring's source that caused it, if it is known.
  public let site: SourceLine?
  /// The index of the hop that caused it, if one did.
  public let hop: Int?
  /// The name of the window whose screen the culprit is on, if several are open.
  package let window: String?
  /// Whether it says that a real thread came into the world, which says nothing about the app.
  package let isOfRealThread: Bool

  /// The kinds of findings.
  public enum Kind: String, Codable, Sendable {
    /// A law is broken, whether or not a user can see it.
    case breach
    /// A user can see harm.
    case symptom
  }

  /// The name of its law, symptom or promise.
  package var ruleName: RuleName {
    switch kind {
    case .breach: .law(rule)
    case .symptom: promise.map(RuleName.promise) ?? .symptom(rule)
    }
  }

  /// Whether it is a breach of this law, this symptom, or this promise broken.
  package func isOf(_ name: RuleName) -> Bool {
    switch name {
    case .law(let law): kind == .breach && rule == law
    case .symptom(let symptom): kind == .symptom && rule == symptom
    case .promise(let promise): self.promise == promise
    }
  }
}
