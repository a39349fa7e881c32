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
    lines(objects(of: outcome))
  }

  /// The last object counts the late problem, too.
  func late(_ problem: String, _ summary: Summary) -> String {
    lines([["error": JSON(problem)], numbers(summary)])
  }

  func closing(_ summary: Summary) -> String {
    let remarks =
      summary.problems.map { ["error": JSON($0)] as JSON }
      + summary.warnings.map { ["warning": JSON($0)] as JSON }
      + summary.notes.map { ["note": JSON($0)] as JSON }
    return lines(remarks + [numbers(summary)])
  }

  private func numbers(_ summary: Summary) -> JSON {
    [
      "passed": JSON(summary.passed), "failed": JSON(summary.failed),
      "malformed": JSON(summary.malformed), "errors": JSON(summary.problems.count),
      "seconds": seconds(summary.seconds),
    ]
  }

  private func lines(_ objects: [JSON]) -> String { objects.map { "\($0)\n" }.joined() }

  private func objects(of outcome: Outcome) -> [JSON] {
    guard outcome.status != .malformed else {
      return [
        [
          "scenario": JSON(outcome.scenario), "wiring": nil, "status": status(.malformed),
          "steps": 0, "breaches": [], "symptoms": [], "seconds": seconds(outcome.seconds),
          "failures": .array(outcome.errors.map(failure)),
        ]
      ]
    }
    return outcome.wirings.map { wiring in
      [
        "scenario": JSON(outcome.scenario), "wiring": JSON(wiring.wiring.name),
        "status": status(wiring.status), "steps": JSON(wiring.steps),
        "breaches": list(.breach, in: wiring),
        "symptoms": list(.symptom, in: wiring),
        "seconds": seconds(wiring.seconds),
        "failures": .array(wiring.failures.map(failure) + wiring.codeErrors.map(failure)),
      ]
    }
  }

  private func status(_ status: Status) -> JSON { JSON(status.rawValue) }

  private func seconds(_ duration: Duration) -> JSON { .number(duration.inSeconds(digits: 3)) }

  private func failure(_ failure: StepFailure) -> JSON {
    [
      "line": JSON(failure.line), "command": JSON(failure.command),
      "message": JSON(failure.lines.joined(separator: "\n")),
    ]
  }

  private func failure(_ error: ScenarioError) -> JSON {
    [
      "line": JSON(error.line), "column": JSON(error.column),
      "message": JSON(error.reason.description),
    ]
  }

  /// What was found; after a `swap`, with the wiring that it is about.
  private func list(_ kind: Finding.Kind, in outcome: WiringOutcome) -> JSON {
    .array(
      outcome.findings.filter { $0.kind == kind }.map { found in
        let members: [JSON.Member] = [
          JSON.Member("rule", JSON(found.rule)), JSON.Member("step", JSON(found.step)),
          JSON.Member("site", JSON(found.site?.description)),
        ]
        let isSwapped = found.wiring != outcome.wiring.name
        return .object(members + (isSwapped ? [JSON.Member("wiring", JSON(found.wiring))] : []))
      }
    )
  }
}
