import LabText
import MVCLab

extension Search {
  /// How many different states it has reached.
  public var states: Int { graph.count }
  /// Whether it has seen all states within the bounds.
  public var isExhausted: Bool { stop == nil }

  /// The rules that the commands before the search have broken.
  package var broken: Set<RuleName> {
    Set(discoveries.filter(\.story.isEmpty).map(\.finding.ruleName))
  }

  /// Why a search for a rule, or for any, has found nothing.
  package func failure(_ rule: RuleName?) -> String {
    let what = rule.map { "'\($0.name)' was not found" } ?? "nothing was found"
    let states = counted(stop == nil ? graph.count - beyond : graph.count, "state")
    let deep = stop == nil ? "" : ", \(counted(depth, "move")) deep"
    let missed = unreached.isEmpty ? "" : "; never reached: \(unreached.quotedList)"
    return "\(what) in \(scope.describe(states: states + deep))\(missed)"
  }

  /// What it has left out.
  var scope: SearchScope {
    SearchScope(
      stops: [stop?.description].compactMap(\.self),
      bounds: SearchBounds(subject.domain),
      cuts: coverage.cuts,
      tried: tried
    )
  }

  /// The situations of the domain that have not occurred.
  var unreached: [String] {
    subject.domain.reaches.map(\.text).filter { !coverage.reached.contains($0) }
  }
}
