import LabText

/// An error in how a scenario is written, with its place, so that an editor can jump to it.
///
///     Scenarios/todo/first.md:12:3: error: unknown command 'tpa'; did you mean 'tap'?
public struct ScenarioError: Equatable, Sendable {
  /// The path as it was given.
  public let file: String
  /// Counted from 1.
  public let line: Int
  /// Counted in characters from 1.
  public let column: Int
  /// What is wrong there.
  package let reason: Reason
}

extension ScenarioError: CustomStringConvertible {
  public var description: String { "\(place): error: \(reason)".printable }

  /// The error and its line, without the file: `12:3: error: …`.
  package var inFile: String { "\(line):\(column): error: \(reason)".printable }

  /// What is wrong, without the place.
  package var text: String { "\(reason)".printable }

  /// File, line and column.
  var place: String { "\(file):\(line):\(column)".printable }
}

extension ScenarioError: Codable {
  private enum CodingKeys: CodingKey { case file, line, column, kind, text }

  /// What decides about the exit status; of all other reasons only the words are encoded.
  private enum Kind: UInt8, Codable {
    case unreadable
    case unplayed
    case killed
    case other
  }

  /// Decodes an error; its reason is told in words.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    file = try values.decode(String.self, forKey: .file)
    line = try values.decode(Int.self, forKey: .line)
    column = try values.decode(Int.self, forKey: .column)
    let kind = try values.decode(Kind.self, forKey: .kind)
    let text = try values.decode(String.self, forKey: .text)
    reason =
      switch kind {
      case .unreadable: .unreadable(text)
      case .unplayed: .unplayed(text)
      case .killed: .killed(text)
      case .other: .told(text)
      }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(file, forKey: .file)
    try values.encode(line, forKey: .line)
    try values.encode(column, forKey: .column)
    switch reason {
    case .unreadable(let text):
      try values.encode(Kind.unreadable, forKey: .kind)
      try values.encode(text, forKey: .text)
    case .unplayed(let text):
      try values.encode(Kind.unplayed, forKey: .kind)
      try values.encode(text, forKey: .text)
    case .killed(let text):
      try values.encode(Kind.killed, forKey: .kind)
      try values.encode(text, forKey: .text)
    default:
      try values.encode(Kind.other, forKey: .kind)
      try values.encode(reason.description, forKey: .text)
    }
  }
}

/// All errors in how one scenario is written.
public struct ScenarioErrors: Error, Equatable {
  /// The errors, from the top of the document.
  public let errors: [ScenarioError]
}
