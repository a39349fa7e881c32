import MVCLab

/// A document that was read: its system, its wirings, its commands and what they should print.
public struct Scenario: Sendable {
  /// The path of the document, as reports print it.
  public let file: String
  /// The system it is about.
  public let system: System
  /// The wirings it runs, in the order in which it names them.
  public let wirings: [Wiring]
  /// Its commands, each with its expected output.
  package let steps: [Step]
  /// The lines of source that it shows.
  package let code: [CodeBlock]
  /// Whether its worlds have a server.
  public let withServer: Bool
  /// The lines of the fences that open blocks of commands without a mark, counted from 1.
  let unmarked: [Int]
  let source: SourceText

  /// Reads a document and checks everything that can be known before it runs.
  ///
  /// Throws all errors in it.
  public init(_ bytes: [UInt8], file: String, systems: [System]) throws(ScenarioErrors) {
    var reader = Reader(SourceText(bytes), file: file, systems: systems)
    self = try reader.read()
  }

  init(
    file: String,
    system: System,
    wirings: [Wiring],
    steps: [Step],
    code: [CodeBlock],
    withServer: Bool,
    unmarked: [Int],
    source: SourceText
  ) {
    (self.file, self.system, self.wirings) = (file, system, wirings)
    (self.steps, self.code, self.withServer) = (steps, code, withServer)
    (self.unmarked, self.source) = (unmarked, source)
  }
}

extension Scenario {
  /// How many commands a scenario may execute, unless the user says otherwise.
  package static let defaultMaxSteps = 10_000

  /// Whether a document is a scenario: it has a block of commands, right or wrong.
  package static func isScenario(_ bytes: [UInt8]) -> Bool {
    !Blocks(SourceText(bytes)).found.isEmpty
  }

  /// Its commands without each `expect` that is asked of some wirings only.
  package var stepsOfEveryone: [Step] { steps.filter { $0.asked == .everyone } }
}
