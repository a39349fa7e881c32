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
    seed: "Mvce"
  ) { evidence in
    evidence.hops(.answer).flatMap { index, answer -> [Breach] in
      guard !answer.isLost, let newer = evidence.newerAnswer(before: index) else { return [] }
      let replaced = evidence.results(of: newer, before: index)
      return evidence.results(of: index, before: evidence.hops.count).compactMap { place, hop in
        guard replaced.contains(where: { $0.place == place }) else { return nil }
        return Breach(
          .replaced(answer.name, in: place.text(evidence), by: evidence.name(hop.hop.caller)),
          by: hop.hop.caller,
          hop: hop.index,
          site: evidence.site(of: hop.index)
        )
      }
    }
  }
}

/// What an answer replaces: a property of a model as a whole, or the content of a view.
private struct AnswerPlace: Hashable {
  let owner: Participant
  /// Empty for a view.
  let property: String

  func text(_ evidence: Evidence) -> String {
    let owner = evidence.name(owner)
    return property.isEmpty ? owner : "'\(property)' of \(owner)"
  }
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
    return world.flow.answers.reversed().lazy
      .drop { $0 >= index }.prefix { $0 > answer.cause }
      .first {
        isNewer(hops[$0].cause) && !hops[$0].isLost && hops[$0].detail != answer.detail
      }
  }

  /// What an answer has set or painted, with the hop that did it, up to `end`.
  fileprivate func results(of answer: Int, before end: Int) -> [(
    place: AnswerPlace, hop: (index: Int, hop: Hop)
  )] {
    let hops = hops
    var below: Set<Int> = [answer]
    return (answer + 1..<max(answer + 1, end)).compactMap { index in
      let hop = hops[index]
      guard below.contains(hop.cause) else { return nil }
      // What a model notifies others of is not followed: what it sets is there already.
      if !isModelNotification(hop) { below.insert(index) }
      return place(of: hop).map { ($0, (index, hop)) }
    }
  }

  private func place(of hop: Hop) -> AnswerPlace? {
    if hop.kind == .render {
      return component(hop.callee) is Cell ? nil : AnswerPlace(owner: hop.callee, property: "")
    }
    guard hop.kind == .change, replacesWhole(hop) else { return nil }
    return AnswerPlace(owner: hop.callee, property: hop.name)
  }

  /// Whether a change replaces all of a property, and not some of its elements.
  ///
  /// A dictionary keeps an answer for each question. A plain assignment to a collection may have added
  /// an element.
  private func replacesWhole(_ change: Hop) -> Bool {
    switch change.detail {
    case .change(.set), .text: break
    case .none, .change(.insert), .change(.remove), .change(.replace), .change(.move): return false
    }
    guard let model = component(change.callee),
      let value = storedProperties.observedValue(change.name, of: model)
    else { return role(change.callee) == .model }
    switch Mirror(reflecting: value).displayStyle {
    case .dictionary, .set: return false
    case .collection: return change.site.isKnown
    case .struct, .class, .enum, .tuple, .optional, .foreignReference, nil: return true
    @unknown default: return true
    }
  }
}

extension String {
  fileprivate static func replaced(
    _ question: String,
    in place: String,
    by author: String
  ) -> String {
    "\(author) replaced the newer answer to '\(question)' by an older one in \(place)"
  }
}
