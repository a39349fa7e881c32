import LabText
import MVCLab

/// The numbers of a whole run.
public struct Summary: Equatable, Sendable {
  /// How many wirings passed, each counted in each scenario.
  public internal(set) var passed = 0
  /// How many wirings failed.
  public internal(set) var failed = 0
  /// How many scenarios are malformed, and did not run.
  public internal(set) var malformed = 0
  /// How each scenario ended, by its path; one that its wirings pass can fail the run by a warning.
  package internal(set) var scenarios: [String: Status] = [:]
  /// How long the run took.
  public package(set) var seconds: Duration = .zero
  /// What is wrong beside the scenarios: a path that can't be read, a wiring that nothing caught.
  public package(set) var problems: [String] = []
  /// Whether the paths lead to no file at all, so that the numbers say nothing.
  var lacksFiles = false
  /// What the user should know beside the results, though nothing is wrong: a part without a scenario.
  package var notes: [String] = []
  /// What is doubtful in the scenarios, each with its place.
  package internal(set) var warnings: [String] = []
  /// What is doubtful in the run as a whole, and also one of the `warnings`.
  private(set) var generalWarnings: [String] = []
  /// What detected which wiring.
  package internal(set) var detections = Detections()
  /// The breaches that the sources allow.
  package internal(set) var waivers = Waivers()

  /// The names that truths gave, by system.
  private var truthNames: [String: TruthNames] = [:]

  /// A summary without outcomes.
  public init() {}

  /// Adds an outcome about one of these systems.
  package mutating func add(_ outcome: Outcome, _ systems: [System]) {
    for wiring in outcome.wirings {
      switch wiring.status {
      case .passed: passed += 1
      case .failed: failed += 1
      case .malformed: break
      }
    }
    scenarios[outcome.scenario] = outcome.status
    if outcome.status == .malformed { malformed += 1 }
    detections.add(outcome, systems)
    waivers.add(outcome, systems)
    if let system = outcome.system {
      truthNames[system.name, default: outcome.truthNames].add(outcome.truthNames)
    }
  }

  /// Notes that a scenario that ran fails the run, whatever its wirings did.
  mutating func fail(_ scenario: String) {
    if scenarios[scenario] == .passed { scenarios[scenario] = .failed }
  }
}

extension Summary {
  /// Warns of each name in a truth that no scenario has ever shown.
  mutating func warnOfUnknownNames() {
    generalWarnings = truthNames.sorted { $0.key < $1.key }.flatMap { system, names in
      names.warnings.map { "\(system): \($0)" }
    }
    warnings += generalWarnings
  }

  /// What detected the wirings, and what the sources allow; no empty table.
  package var tables: [[String]] {
    [detections.table, waivers.list].filter { !$0.isEmpty }
  }
}

extension Summary: CustomStringConvertible {
  /// The numbers: `12 passed, 1 failed, 0 malformed (0.04 s)`, with those of errors if there are any.
  public var description: String {
    let errors = problems.isEmpty ? "" : ", \(counted(problems.count, "error"))"
    return "\(passed) passed, \(failed) failed, \(malformed) malformed\(errors) "
      + "(\(seconds.inSeconds(digits: 2)) s)"
  }
}
