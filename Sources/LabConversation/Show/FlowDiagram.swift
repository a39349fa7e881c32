import LabText
import MVC
import MVCLab

/// The hops of a step as a sequence diagram in the language of Mermaid, which many pages render.
///
/// A hop that breaks a law, or does harm, ends with a cross and names the rule.
///
///     sequenceDiagram
///       participant p0 as user
///       participant p1 as 'Add'
///       p0->>p1: tap 'Add'
struct FlowDiagram {
  let lines: [String]

  init(_ runtime: Runtime, step: Range<Int>, _ findings: [Finding] = []) {
    let registry = runtime.registry
    var names: [Participant: String] = [:]
    var heads: [String] = []
    var messages: [String] = []
    func name(_ participant: Participant) -> String {
      if let known = names[participant] { return known }
      let name = "p\(names.count)"
      names[participant] = name
      heads.append(
        "  participant \(name) as \(FlowDiagram.escaped(registry.name(of: participant)))"
      )
      return name
    }
    for index in FlowTree.order(runtime.flow.hops, step) {
      let hop = runtime.flow.hops[index]
      let rules = FlowTree.rules(brokenBy: index, findings)
      let what =
        [hop.name.isEmpty ? hop.kind.title : hop.name, hop.detail.description.truncated(to: 48)]
        + rules.map { "! \($0)" }
      let text = FlowDiagram.escaped(what.filter { !$0.isEmpty }.joined(separator: " "))
      if hop.callee == .nobody || hop.isLost {
        messages.append("  Note over \(name(hop.caller)): \(text)")
      } else {
        let arrow = rules.isEmpty ? hop.kind.isMechanism ? "-)" : "->>" : "-x"
        messages.append("  \(name(hop.caller))\(arrow)\(name(hop.callee)): \(text)")
      }
    }
    lines = ["sequenceDiagram"] + heads + messages
  }

  /// This text with the signs of Mermaid as codes.
  private static func escaped(_ text: String) -> String {
    text.onOneLine.map { $0 == "#" ? "#35;" : $0 == ";" ? "#59;" : String($0) }.joined()
  }
}
