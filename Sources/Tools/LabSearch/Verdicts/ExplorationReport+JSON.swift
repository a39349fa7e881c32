import LabText

extension ExplorationReport {
  /// One object on a line, for programs.
  ///
  /// The `kinds` of a finding without a `site` are those of its commands: another finding of the same rule and kinds is the
  /// same defect. Where the screens have differed from the correct wiring's before, its `difference` tells the defects apart
  /// instead. The controls of `neverEnabled` were on a screen, and disabled in each state whose moves were tried; those of
  /// `enabled` were not. `texts` is what was typed. `tried` has the values that moves were tried with, by kind, such as
  /// the `answers` of the server. Of the `states` of a search, `beyond` are outside of the `bounds`; `cuts` names the bounds
  /// that kept it from a move or a state. A part of a divided search has more, which 'merge' needs: the `seen` states, the
  /// `place` of each finding, and what is `doubtful`. `stories` is how many known stories were tried first. `unreached` has the situations of the system's `SearchDomain` that never occurred.
  ///
  ///     {"system":"todo","wiring":"misused","states":664,"transitions":3686,"depth":4,"exhausted":false,"findings":[{"kind":"breach","name":"ui-changes-ui","witness":["tap Add"],"site":"ToDoListController.swift:21","server":false,"shortest":true,"promise":false,"kinds":[],"difference":null}],"seconds":0.8,"result":"broken","audits":12,"unequal":0,"controls":{"enabled":["Add"],"neverEnabled":["Save"],"texts":["Milk"]},…}
  public var json: String { value.description }

  private var value: JSON {
    let all: JSON = [
      "system": JSON(system), "wiring": JSON(wiring), "states": JSON(states),
      "transitions": JSON(transitions), "depth": JSON(depth), "exhausted": JSON(isExhausted),
      "findings": .array(findings.map(\.json)), "seconds": .number("\(seconds)"),
      "result": JSON(result.rawValue), "audits": JSON(audits), "unequal": JSON(unequal),
      "correct": JSON(correct), "shard": JSON(shard?.description), "parts": JSON(parts),
      "bounds": bounds.json,
      "cuts": .array(SearchBound.allCases.filter(cuts.contains).map { JSON($0.rawValue) }),
      "unreached": JSON(unreached), "tried": tried.json, "stories": JSON(stories),
      "searches": .array(searches.map(\.json)),
      "own": JSON(own), "controls": controls.json, "warnings": JSON(warnings),
    ]
    return doubtful.map { all.with("doubtful", .array($0.map(\.json))) } ?? all
  }
}

extension ExplorationReport.FoundStory {
  fileprivate var json: JSON { .object(members) }

  /// The same, with the file that the story was saved in.
  func json(savedAs file: String?) -> JSON {
    .object(members + (file.map { [JSON.Member("file", JSON($0))] } ?? []))
  }

  private var members: [JSON.Member] {
    [
      JSON.Member("kind", JSON(kind.rawValue)), JSON.Member("name", JSON(name)),
      JSON.Member("witness", JSON(witness)), JSON.Member("site", JSON(site)),
      JSON.Member("server", JSON(server)), JSON.Member("shortest", JSON(shortest)),
      JSON.Member("promise", JSON(promise)), JSON.Member("kinds", JSON(kinds)),
      JSON.Member("difference", JSON(difference)),
    ] + (place.map { [JSON.Member("place", .array($0.map { JSON($0) }))] } ?? [])
  }
}

extension ExplorationReport.Controls {
  fileprivate var json: JSON {
    ["enabled": JSON(enabled), "neverEnabled": JSON(neverEnabled), "texts": JSON(texts)]
  }
}

extension ExplorationReport.SearchedForm {
  fileprivate var json: JSON {
    let all: JSON = [
      "server": JSON(server), "against": JSON(against), "states": JSON(states),
      "beyond": JSON(beyond), "transitions": JSON(transitions), "depth": JSON(depth),
      "audits": JSON(audits),
      "unequal": JSON(unequal), "stop": JSON(stop), "limit": JSON(limit),
      "most": JSON(most),
      "common": common.json,
    ]
    return seen.map { all.with("seen", JSON($0.text)) } ?? all
  }
}

extension ExplorationReport.SearchedForm.Work {
  fileprivate var json: JSON {
    [
      "states": JSON(states), "beyond": JSON(beyond), "transitions": JSON(transitions),
      "depth": JSON(depth),
    ]
  }
}

extension SearchBounds {
  fileprivate var json: JSON {
    [
      "windows": JSON(windows), "rows": JSON(rows), "requests": JSON(requests),
      "orders": JSON(orders), "own": JSON(own),
    ]
  }
}

extension TriedInputs {
  fileprivate var json: JSON { .object(named.map { JSON.Member($0.name, JSON($0.values)) }) }
}

extension TriedInputs: Decodable {
  init(from decoder: any Decoder) throws { self.init(try [String: [String]](from: decoder)) }
}

extension SeenStates: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let states = SeenStates(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no states")
    }
    self = states
  }
}
