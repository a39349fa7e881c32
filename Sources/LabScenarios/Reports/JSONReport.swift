import LabText
import MVCLab

/// For programs: one object on a line for each wiring in each scenario, and one for the whole run.
///
///     {"scenario":"a.md","wiring":"misused","status":"failed","steps":4,"breaches":[{"rule":"ui-changes-ui","step":3,"site":"List.swift:21"}],"symptoms":[],"seconds":0.001,"failures":[{"line":8,"command":"tap Add","message":"- | 0"}]}
///     {"passed":1,"failed":1,"malformed":0,"errors":0,"seconds":0.002}
///
/// Before the last object, `{"error":"…"}` names what else is wrong, such as a path that can't be read; the last
/// object counts these. `{"warning":"…"}` is what is doubtful in a scenario, with its place, and `{"note":"…"}` what
/// else the user should know, such as a part without a scenario.
/// Steps are counted from 1; an unknown site is `null`, and so is the wiring of a malformed scenario. An
/// error in the document has `column` instead of `command`.
struct JSONReport: Report {
  var isComplete: Bool { false }

  mutating func text(of outcome: Outcome) -> String {
    guard outcome.status != .malformed else {
      return object(
        outcome.scenario,
        wiring: "null",
        .malformed,
        steps: 0,
        findings: [],
        seconds: outcome.seconds,
        failures: outcome.errors.map(failure)
      )
    }
    return outcome.wirings.map {
      object(
        outcome.scenario,
        wiring: JSONText.quoted($0.wiring.name),
        $0.status,
        steps: $0.steps,
        findings: $0.findings,
        seconds: $0.seconds,
        failures: $0.failures.map(failure) + $0.codeErrors.map(failure)
      )
    }.joined()
  }

  func closing(_ summary: Summary) -> String {
    summary.problems.map { "{\"error\":\(JSONText.quoted($0))}\n" }.joined()
      + summary.warnings.map { "{\"warning\":\(JSONText.quoted($0))}\n" }.joined()
      + summary.notes.map { "{\"note\":\(JSONText.quoted($0))}\n" }.joined() + """
        {"passed":\(summary.passed),"failed":\(summary.failed),"malformed":\(summary.malformed),\
        "errors":\(summary.problems.count),"seconds":\(summary.seconds.inSeconds(digits: 3))}

        """
  }

  private func object(
    _ scenario: String,
    wiring: String,
    _ status: Status,
    steps: Int,
    findings: [LocatedFinding],
    seconds: Duration,
    failures: [String]
  ) -> String {
    """
    {"scenario":\(JSONText.quoted(scenario)),"wiring":\(wiring),"status":"\(status.rawValue)",\
    "steps":\(steps),"breaches":\(list(findings.filter { $0.kind == .breach })),\
    "symptoms":\(list(findings.filter { $0.kind == .symptom })),\
    "seconds":\(seconds.inSeconds(digits: 3)),"failures":[\(failures.joined(separator: ","))]}

    """
  }

  private func failure(_ failure: StepFailure) -> String {
    """
    {"line":\(failure.line),"command":\(JSONText.quoted(failure.command)),\
    "message":\(JSONText.quoted(failure.lines.joined(separator: "\n")))}
    """
  }

  private func failure(_ error: ScenarioError) -> String {
    """
    {"line":\(error.line),"column":\(error.column),\
    "message":\(JSONText.quoted(error.reason.description))}
    """
  }

  private func list(_ findings: [LocatedFinding]) -> String {
    let objects = findings.map { finding in
      let site = finding.site.map { JSONText.quoted($0.description) } ?? "null"
      return """
        {"rule":\(JSONText.quoted(finding.rule)),"step":\(finding.step),"site":\(site)}
        """
    }
    return "[\(objects.joined(separator: ","))]"
  }
}
