import MVCLab

/// A document that was read: which system and wirings it is about, and what should happen.
public struct Scenario: Sendable {
  /// The path it was read from, as it is told in reports.
  public let file: String
  /// What it is about.
  public let system: System
  /// The wirings it is about, in the order in which it names them.
  public let wirings: [Wiring]
  /// Its commands, each with what is expected of it.
  public let steps: [Step]
  /// Whether its worlds have a server.
  public let withServer: Bool
  let source: SourceText

  /// Reads a document and checks everything that can be known before it runs.
  ///
  /// Throws all that is wrong.
  public init(_ bytes: [UInt8], file: String, systems: [System]) throws(ScenarioErrors) {
    var reader = Reader(SourceText(bytes), file: file, systems: systems)
    self = try reader.read()
  }

  init(
    file: String,
    system: System,
    wirings: [Wiring],
    steps: [Step],
    withServer: Bool,
    source: SourceText
  ) {
    (self.file, self.system, self.wirings) = (file, system, wirings)
    (self.steps, self.withServer, self.source) = (steps, withServer, source)
  }
}
