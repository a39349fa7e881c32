import LabConversation
import MVCLab

/// What came of one scenario.
public struct Outcome: Sendable {
  /// The path of the scenario.
  public let scenario: String
  /// The system it is about; nil if it is malformed.
  public let system: System?
  /// What is wrong with the document; nothing was run then.
  public let errors: [ScenarioError]
  /// What came of each wiring, in the document's order.
  public let wirings: [WiringOutcome]
  /// How long it took.
  public let seconds: Duration
  /// Whether the file could not be read at all.
  public var isUnreadable: Bool {
    errors.contains { if case .unreadable = $0.defect { true } else { false } }
  }
}

/// What came of one wiring in one scenario.
public struct WiringOutcome: Sendable {
  /// The wiring that ran.
  public let wiring: Wiring
  /// The first failing step; nil if it passed.
  public let failure: StepFailure?
  /// How many commands were carried out.
  public let steps: Int
  /// What was found in it, in order.
  public let findings: [LocatedFinding]
  /// What caught it first; nil if nothing did.
  public let detection: Detection?
  /// How long it took.
  public let seconds: Duration

  /// Whether all that was expected came true.
  public var status: Status { failure == nil ? .passed : .failed }
}

/// How it went.
public enum Status: String, Sendable {
  case passed
  case failed
  case malformed
}

extension Outcome {
  init(_ run: ScenarioRun) {
    scenario = run.scenario.file
    system = run.scenario.system
    errors = []
    wirings = run.transcripts.indices.map { index in
      let transcript = run.transcripts[index]
      return WiringOutcome(
        wiring: transcript.wiring,
        failure: run.failure(of: index),
        steps: transcript.steps.count,
        findings: transcript.findings,
        detection: run.detection(of: index),
        seconds: transcript.duration
      )
    }
    seconds = run.transcripts.reduce(.zero) { $0 + $1.duration }
  }

  init(malformed: [ScenarioError], file: String) {
    (scenario, system, errors, wirings, seconds) = (file, nil, malformed, [], .zero)
  }

  /// Whether the document could be read, and all that it expects came true.
  public var status: Status {
    if !errors.isEmpty { return .malformed }
    return wirings.contains { $0.status == .failed } ? .failed : .passed
  }
}

extension Outcome {
  /// Plays a document in all its wirings.
  public static func of(
    _ bytes: [UInt8],
    file: String,
    systems: [System],
    clock: @escaping Stopwatch
  ) -> Outcome {
    do throws(ScenarioErrors) {
      return Outcome(
        ScenarioRun(try Scenario(bytes, file: file, systems: systems), clock: clock)
      )
    } catch {
      return Outcome(malformed: error.errors, file: file)
    }
  }
}
