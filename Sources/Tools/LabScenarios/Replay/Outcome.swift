import LabConversation
import LabWork
import MVCLab

/// The result of running one scenario.
public struct Outcome: Codable, Sendable {
  /// The path of the scenario.
  public let scenario: String
  /// The system that it is about; nil if the document is malformed, and nothing ran.
  package let system: RanName?
  /// The document that ran; no bytes if nothing did.
  package let source: [UInt8]
  /// The errors in the document, and in the source that it shows.
  public let errors: [ScenarioError]
  /// The result of each wiring, in the document's order.
  package let wirings: [WiringOutcome]
  /// How long it took.
  package let seconds: Duration
  /// What the user should know of the document, though nothing failed.
  package internal(set) var warnings: [Warning] = []

  /// The names that truths gave in it.
  private(set) var truthNames = TruthNames()
  /// What the wirings' code printed on its own.
  private(set) var printed: [Printed] = []

  /// What the code of a wiring printed at a line of the document, counted from 1.
  struct Printed: Codable, Equatable, Sendable {
    let line: Int
    let wiring: String
    let text: String
  }

  /// What is doubtful at a line of the document, counted from 1.
  package struct Warning: Codable, Equatable, Sendable {
    package let line: Int
    package let text: String
    /// Whether it is about the source of a wiring, and so the same in each document with that wiring.
    var isAboutSource = false
  }
}

/// The result of one wiring in one scenario.
package struct WiringOutcome: Codable, Sendable {
  /// The wiring that ran.
  package let wiring: RanName
  /// The failing steps, in order; none if it passed.
  package let failures: [StepFailure]
  /// How many commands it executed.
  package let steps: Int
  /// The errors in the blocks of its source that the document has.
  package let codeErrors: [ScenarioError]
  /// The breaches and symptoms in it, in order.
  package var findings: [LocatedFinding] { allFindings.value ?? [] }
  fileprivate let allFindings: Sealed<[LocatedFinding]>
  /// The waivers that let a breach in it pass.
  package let waivers: Set<Waiver>
  /// What detected it first; nil if nothing did.
  package let detection: Detection?
  /// The rules that it broke.
  let broken: Set<RuleName>
  /// How long it took.
  package let seconds: Duration

  /// Whether it printed what the scenario expects, and its source is what the scenario shows.
  package var status: Status { failures.isEmpty && codeErrors.isEmpty ? .passed : .failed }
}

/// A system, or a wiring of it, that a scenario ran, as reports tell of it.
package struct RanName: Codable, Equatable, Sendable {
  package let name: String
}

/// How a scenario, or a wiring in it, ended.
public enum Status: String, Codable, Sendable {
  /// Every wiring printed what the scenario expects.
  case passed
  /// Some wiring printed something else.
  case failed
  /// The document has errors; nothing ran.
  case malformed
}

extension Outcome {
  package init(_ run: ScenarioRun) { self.init(run, nil) }

  /// The outcome of a run, which fails if a later replay printed something else.
  init(_ run: ScenarioRun, _ deviation: Deviation?) {
    scenario = run.scenario.file
    system = RanName(name: run.scenario.system.name)
    source = run.scenario.source.bytes
    let codeErrors = run.scenario.wirings.indices.map { run.scenario.codeErrors(of: $0) }
    errors = codeErrors.joined().sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    wirings = run.transcripts.indices.map { index in
      let transcript = run.transcripts[index]
      return WiringOutcome(
        wiring: RanName(name: transcript.wiring.name),
        failures: run.failing(index).map { run.failure($0, index) }
          + (deviation?.failures(of: index) ?? []),
        steps: transcript.steps.count,
        codeErrors: codeErrors[index],
        allFindings: Sealed(transcript.findings),
        waivers: transcript.waivers,
        detection: run.detection(of: index),
        broken: run.broken(by: index),
        seconds: transcript.duration
      )
    }
    seconds = run.transcripts.reduce(.zero) { $0 + $1.duration }
    warnings = run.warnings
    printed = run.codeOutput
    for transcript in run.transcripts { truthNames.add(transcript.truthNames) }
  }

  init(malformed: [ScenarioError], file: String) {
    (scenario, system, source, errors) = (file, nil, [], malformed)
    (wirings, seconds) = ([], .zero)
  }

  /// Whether the document could be read, and every wiring printed what it expects.
  public var status: Status {
    if system == nil { return .malformed }
    return wirings.contains { $0.status == .failed } ? .failed : .passed
  }
}

extension Outcome {
  /// Runs a document in all its wirings.
  public static func of(
    _ bytes: [UInt8],
    file: String,
    systems: [System],
    clock: @escaping Stopwatch
  ) -> Outcome {
    of(bytes, file: file, systems: systems, ReplayConditions(clock: clock))
  }

  /// Runs a document in all its wirings, under some conditions.
  package static func of(
    _ bytes: [UInt8],
    file: String,
    systems: [System],
    _ conditions: ReplayConditions
  ) -> Outcome {
    do throws(ScenarioErrors) {
      return Outcome(
        ScenarioRun(try Scenario(bytes, file: file, systems: systems), conditions)
      )
    } catch {
      return Outcome(malformed: error.errors, file: file)
    }
  }
}
