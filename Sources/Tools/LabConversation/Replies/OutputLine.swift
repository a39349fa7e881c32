import LabText
import MVCLab

/// One line of a reply, and its kind.
public struct OutputLine: Codable, Equatable, Sendable {
  /// The kind of the line; a transcript shows it as a sign.
  public let kind: Kind
  /// The text, without the sign.
  public let text: String
  /// The law or symptom that it reports, if it reports one.
  public let rule: String?
  /// The line of source that caused it, if it is known.
  ///
  /// A transcript does not have it.
  public let site: SourceLine?

  /// The kinds of lines.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// A notification of a model, `~`.
    case notification
    /// A line of a screen that changed, `|`.
    case screen
    /// A breach of a law, `!`.
    case breach
    /// Harm that a user can see, `!`.
    case symptom
    /// An expectation that does not hold.
    case failure
    /// The answer to a question such as `show`, `=`.
    case answer
    /// Why a command was refused, `?`.
    case error
  }

  /// A line of a reply; a control character in `text` becomes a visible one, so that it stays one line.
  public init(_ kind: Kind, _ text: String, rule: String? = nil, site: SourceLine? = nil) {
    (self.kind, self.text, self.rule, self.site) = (kind, text.printable, rule, site)
  }
}

extension OutputLine.Kind {
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

  /// The signs of all kinds.
  package static let signs = Set(allCases.map(\.sign))
}

extension OutputLine: CustomStringConvertible {
  /// The line as in a transcript: `| To Do                          [Add]`.
  public var description: String { text.isEmpty ? "\(kind.sign)" : "\(kind.sign) \(text)" }
}
