import LabText

extension ExplorationReport {
  /// One object on a line, for programs.
  ///
  /// The controls of `neverEnabled` were on a screen, and disabled in each state whose moves were tried; those of
  /// `enabled` were not. `texts` is what was typed.
  ///
  ///     {"system":"todo","wiring":"misused","states":664,"transitions":3686,"depth":4,"exhausted":false,"findings":[{"kind":"breach","name":"ui-changes-ui","witness":["tap Add"],"site":"ToDoListController.swift:21","server":false,"shortest":true,"promise":false}],"seconds":0.8,"result":"broken","audits":12,"unequal":0,"controls":{"enabled":["Add"],"neverEnabled":["Save"],"texts":["Milk"]},…}
  public var json: String {
    """
    {"system":\(JSONText.quoted(system)),"wiring":\(JSONText.quoted(wiring)),\
    "states":\(states),"transitions":\(transitions),"depth":\(depth),"exhausted":\(isExhausted),\
    "findings":[\(findings.map(\.json).joined(separator: ","))],"seconds":\(seconds),\
    "result":"\(result.rawValue)","audits":\(audits),"unequal":\(unequal),"correct":\(correct),\
    "shard":\(JSONText.quoted(shard?.description)),\
    "parts":\(parts.map(String.init) ?? "null"),"bounds":\(JSONText.quoted(bounds)),\
    "searches":[\(searches.map(\.json).joined(separator: ","))],\
    "controls":\(controls.json),\
    "warnings":[\(warnings.map { JSONText.quoted($0) }.joined(separator: ","))]}
    """
  }
}

extension ExplorationReport.FoundStory {
  fileprivate var json: String {
    """
    {"kind":"\(kind.rawValue)","name":\(JSONText.quoted(name)),\
    "witness":[\(witness.map { JSONText.quoted($0) }.joined(separator: ","))],\
    "site":\(JSONText.quoted(site)),"server":\(server),"shortest":\(shortest),"promise":\(promise)}
    """
  }
}

extension ExplorationReport.Controls {
  fileprivate var json: String {
    let lists = [("enabled", enabled), ("neverEnabled", neverEnabled), ("texts", texts)].map {
      "\"\($0)\":[\($1.map { JSONText.quoted($0) }.joined(separator: ","))]"
    }
    return "{\(lists.joined(separator: ","))}"
  }
}

extension ExplorationReport.SearchedForm {
  fileprivate var json: String {
    """
    {"server":\(server),"against":\(JSONText.quoted(against)),"states":\(states),\
    "transitions":\(transitions),"depth":\(depth),"audits":\(audits),"unequal":\(unequal),\
    "stop":\(JSONText.quoted(stop)),"limit":\(limit.map(String.init) ?? "null"),\
    "common":{"states":\(common.states),"transitions":\(common.transitions)}}
    """
  }
}

extension JSONText {
  /// A text in quotes, or `null`.
  fileprivate static func quoted(_ text: String?) -> String { text.map { quoted($0) } ?? "null" }
}
