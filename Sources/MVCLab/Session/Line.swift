/// One line of a reply, and what kind of thing it tells.
public struct Line: Equatable, Sendable {
  public let kind: Kind
  public let text: String
  /// The rule or symptom it names, if it does.
  public let rule: String?
  /// The line of source it speaks of, if there is one.
  ///
  /// It is no part of a transcript.
  public let site: SourceLine?

  public enum Kind: String, Sendable, CaseIterable {
    case notification
    case screen
    case breach
    case symptom
    /// An expectation that does not hold.
    case failure
    case answer
    case error
  }

  public init(_ kind: Kind, _ text: String, rule: String? = nil, site: SourceLine? = nil) {
    (self.kind, self.text, self.rule, self.site) = (kind, text, rule, site)
  }
}

extension Line.Kind {
  /// The sign that a line of this kind begins with.
  public var sign: Character {
    switch self {
    case .notification: "~"
    case .screen: "|"
    case .breach, .symptom, .failure: "!"
    case .answer: "="
    case .error: "?"
    }
  }
}

extension Line: CustomStringConvertible {
  /// The line as a transcript has it, `| To Do                          [Add]`.
  public var description: String { text.isEmpty ? "\(kind.sign)" : "\(kind.sign) \(text)" }
}
