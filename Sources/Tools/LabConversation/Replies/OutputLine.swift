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
  /// The name of the window that it shows or is about; nil where there is one window, or it is about none.
  ///
  /// A line of a screen has it always.
  package let window: String?
  /// The line in its parts, if it is one of `show flow`.
  let flow: FlowLine?

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
  public init(_ kind: Kind, _ text: String) { self.init(kind, text, window: nil) }

  /// The same of a window.
  package init(_ kind: Kind, _ text: String, window: String?) {
    (self.kind, self.text, finding, self.window) = (kind, text.printable, nil, window)
    flow = nil
  }

  /// A line of `show flow`, about a window.
  init(_ flow: FlowLine, window: String? = nil) {
    (kind, text, finding) = (.answer, flow.text, nil)
    (self.flow, self.window) = (flow, window)
  }

  /// The line that reports a finding.
  init(_ finding: Finding) {
    kind = finding.kind == .breach ? .breach : .symptom
    (text, self.finding) = ("\(finding.rule): \(finding.text)".printable, finding)
    (window, flow) = (finding.window, nil)
  }
}

extension OutputLine {
  /// Whether both lines tell the same, whichever hops caused what they report.
  public static func == (left: OutputLine, right: OutputLine) -> Bool {
    left.kind == right.kind && left.text == right.text && left.site == right.site
      && left.window == right.window
  }

  /// The law or symptom that it reports, if it reports one.
  public var rule: String? { finding?.rule }

  /// The line of source that caused it, if it is known.
  public var site: SourceLine? { finding?.site }

  /// The line as a person reads it: an answer with the window that it is about.
  package var shown: String {
    guard kind == .answer, let window else { return description }
    return "\(description)  in '\(window)'"
  }

  /// What stands behind a finding where a person reads it: the promise, the line of source, and the window of several.
  package var place: String? {
    guard let finding else { return nil }
    let promise = finding.promise.map { "the promise \($0.inQuotes)" }
    let parts = [promise, site?.description, window.map { "in '\($0)'" }].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// How far the further rows of a line that is too wide stand from the left: below the text of the first one.
  package var hangingIndent: Int? {
    kind == .answer && text.hasPrefix("  ") ? text.prefix { $0 == " " }.count + 4 : nil
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
