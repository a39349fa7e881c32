import HeadlessUI
import MVC

extension Law {
  /// Broken by the answer to an older request that replaces what the answer to a newer request of the
  /// same sender and name has set or painted.
  public static let olderAnswerWins = Law(
    "older-answer-wins",
    sentence: "of two answers to one question, the newer question's is shown",
    reason: """
      Answers arrive in any order. One that arrives late replaces the one that the user waits for, \
      unless the code compares it with the newest question or cancels the older one.
      """,
    origin: "Mvce"
  ) { evidence in
    evidence.hops(.answer).flatMap { index, answer -> [Breach] in
      guard !answer.isLost, let newer = evidence.newerAnswer(before: index) else { return [] }
      let replaced = evidence.results(of: newer, before: index)
      return evidence.results(of: index, before: evidence.hops.count).compactMap { result in
        guard replaced.contains(where: { $0.place == result.place }) else { return nil }
        let author = result.hop.caller
        return Breach(
          "\(evidence.name(author)) replaced the newer answer to '\(answer.name)' by an older one in "
            + result.place.text(evidence),
          by: author,
          hop: result.index,
          site: evidence.site(of: result.index)
        )
      }
    }
  }
}

/// What an answer replaces: a property of a model or a part of it, or the content of a view.
private struct AnswerPlace: Hashable {
  let owner: Participant
  /// Empty for a view.
  let property: String

  func text(_ evidence: Evidence) -> String {
    let owner = evidence.name(owner)
    return property.isEmpty ? owner : "'\(property)' of \(owner)"
  }
}

/// A place that an answer replaces, and the hop that did it.
private struct AnswerResult {
  let place: AnswerPlace
  let index: Int
  let hop: Hop
}

extension Evidence {
  /// The latest answer, before the one at `index`, to a newer request of the same sender and name, if its
  /// content differs.
  fileprivate func newerAnswer(before index: Int) -> Int? {
    let (hops, answer) = (hops, hops[index])
    guard answer.cause >= 0 else { return nil }
    let question = hops[answer.cause]
    func isNewer(_ request: Int) -> Bool {
      request > answer.cause && hops[request].kind == .request
        && hops[request].caller == question.caller && hops[request].name == question.name
    }
    return (answer.cause + 1..<max(answer.cause + 1, index)).last {
      hops[$0].kind == .answer && isNewer(hops[$0].cause) && !hops[$0].isLost
        && hops[$0].detail != answer.detail
    }
  }

  /// What an answer has set or painted, with the hop that did it, up to `end`.
  fileprivate func results(of answer: Int, before end: Int) -> [AnswerResult] {
    let hops = hops
    var below: Set<Int> = [answer]
    return (answer + 1..<max(answer + 1, end)).flatMap { index -> [AnswerResult] in
      let hop = hops[index]
      guard below.contains(hop.cause) else { return [] }
      // What a model notifies others of is not followed: what it sets is there already.
      if !isModelNotification(hop) { below.insert(index) }
      return places(of: hop, at: index).map { AnswerResult(place: $0, index: index, hop: hop) }
    }
  }

  /// The places that a hop replaces the content of.
  ///
  /// A list that keeps elements has room for one answer beside another, and so has a dictionary. A number may count
  /// the answers.
  private func places(of hop: Hop, at index: Int) -> [AnswerPlace] {
    switch hop.kind {
    case .render where !(component(hop.callee) is Cell):
      return [AnswerPlace(owner: hop.callee, property: "")]
    case .change:
      return partsReplaced(at: index).map {
        AnswerPlace(owner: hop.callee, property: hop.name + $0)
      }
    default: return []
    }
  }
}
