import LabText
import MVCLab

/// One line of a reply, and its kind.
public struct OutputLine: Codable, Equatable, Sendable {
  /// The kind of the line; a transcript shows it as a sign.
  public let kind: Kind
  /// The text, without the sign.
  public let text: String
  /// The breach or symptom that it reports, if it reports one.
  ///
  /// A transcript has only its text.
  public let finding: Finding?

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
  public init(_ kind: Kind, _ text: String) {
    (self.kind, self.text, finding) = (kind, text.printable, nil)
  }

  /// The line that reports a finding.
  init(_ finding: Finding) {
    kind = finding.kind == .breach ? .breach : .symptom
    (text, self.finding) = ("\(finding.rule): \(finding.text)".printable, finding)
  }
}

extension OutputLine {
  /// Whether both lines tell the same, whichever hops caused what they report.
  public static func == (left: OutputLine, right: OutputLine) -> Bool {
    left.kind == right.kind && left.text == right.text && left.site == right.site
  }

  /// The law or symptom that it reports, if it reports one.
  public var rule: String? { finding?.rule }

  /// The line of source that caused it, if it is known.
  public var site: SourceLine? { finding?.site }
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
