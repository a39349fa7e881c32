import LabText

/// The hops of a step, and the plain calls from one object to another, as a sequence diagram in the language of Mermaid,
/// which many pages render.
///
/// A hop that breaks a law, or does harm, ends with a cross and names the rule.
///
///     sequenceDiagram
///       participant p0 as user
///       participant p1 as 'Add'
///       p0->>p1: tap 'Add'
struct FlowDiagram {
  let lines: [String]

  init(_ calls: [StepPicture.Call]) {
    var names: [String: String] = [:]
    var heads: [String] = []
    var messages: [String] = []
    func name(_ participant: String) -> String {
      if let known = names[participant] { return known }
      let name = "p\(names.count)"
      names[participant] = name
      heads.append("  participant \(name) as \(FlowDiagram.escaped(participant))")
      return name
    }
    for call in calls where call.mechanism != "call" || call.callee != nil {
      let what = [call.text.isEmpty ? call.mechanism : call.text] + call.rules.map { "! \($0)" }
      let text = FlowDiagram.escaped(what.joined(separator: " "))
      if let callee = call.callee {
        let arrow = call.rules.isEmpty ? call.isMechanism ? "-)" : "->>" : "-x"
        messages.append("  \(name(call.caller))\(arrow)\(name(callee)): \(text)")
      } else {
        messages.append("  Note over \(name(call.caller)): \(text)")
      }
    }
    lines = ["sequenceDiagram"] + heads + messages
  }

  /// This text with the signs of Mermaid as codes.
  private static func escaped(_ text: String) -> String {
    text.onOneLine.map { $0 == "#" ? "#35;" : $0 == ";" ? "#59;" : String($0) }.joined()
  }
}
