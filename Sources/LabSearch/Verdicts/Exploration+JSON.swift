import LabText
import MVCLab

extension Exploration {
  /// One object on a line, for programs.
  ///
  ///     {"system":"todo","wiring":"misused","states":664,"transitions":3686,"depth":4,"exhausted":false,"findings":[{"kind":"breach","name":"ui-changes-ui","witness":["tap Add"],"site":"ToDoListController.swift:21","server":false,"shortest":true}],"seconds":0.8,"result":"broken","audits":12,"unequal":0}
  public var json: String {
    let findings = discoveries.map(\.json).joined(separator: ",")
    return """
      {"system":\(JSONText.quoted(system.name)),"wiring":\(JSONText.quoted(wiring.name)),\
      "states":\(states),"transitions":\(transitions),"depth":\(depth),"exhausted":\(isExhausted),\
      "findings":[\(findings)],"seconds":\(duration.inSeconds(digits: 3)),\
      "result":"\(result.word)","audits":\(audits.count),"unequal":\(audits.differences)}
      """
  }
}

extension Exploration.Result {
  fileprivate var word: String {
    switch self {
    case .holds: "holds"
    case .notFound: "not found"
    case .broken: "broken"
    case .stuck: "stuck"
    }
  }
}

extension Discovery {
  fileprivate var json: String {
    let witness = story.map(JSONText.quoted).joined(separator: ",")
    let site = finding.site.map { JSONText.quoted($0.description) } ?? "null"
    return """
      {"kind":"\(finding.kind.rawValue)","name":\(JSONText.quoted(name)),\
      "witness":[\(witness)],"site":\(site),"server":\(subject.withServer),\
      "shortest":\(isShortest)}
      """
  }

  /// The name of the law, the symptom or the promise.
  public var name: String {
    finding.ruleName.plainText
  }
}
