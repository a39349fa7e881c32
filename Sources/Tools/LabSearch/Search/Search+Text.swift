import LabText
import MVCLab

extension Search {
  /// How many different states it has reached.
  public var states: Int { graph.count }
  /// Whether it has seen all states within the bounds.
  public var isExhausted: Bool { stop == nil }

  /// Why a search for a rule, or for any, has found nothing.
  package func failure(_ rule: RuleName?) -> String {
    let what = rule.map(\.name.inQuotes) ?? "nothing"
    guard let stop else {
      return """
        no story shows \(rule == nil ? "any breach or symptom" : what) in all \
        \(counted(graph.count - beyond, "state")) with at most \
        \(subject.domain.bounds(withServer: subject.withServer))\(tried.words)
        """
    }
    return """
      \(what) \(rule == nil ? "was" : "was not") found in \(counted(graph.count, "state")), \
      \(counted(depth, "move")) deep; the search ended there (\(stop)), so a longer story may show it
      """
  }
}
