import HeadlessUI
import MVC

/// What an answer replaces: a property of a model or a part of it, or the content of a view.
struct AnswerPlace: Hashable {
  let owner: Participant
  /// Empty for a view.
  let property: String

  func text(_ evidence: Evidence) -> String {
    let owner = evidence.name(owner)
    return property.isEmpty ? owner : "'\(property)' of \(owner)"
  }
}

/// A place that an answer replaces, and the hop that did it.
struct AnswerResult {
  let place: AnswerPlace
  let index: Int
  let hop: Hop
  /// Whether the place has another value than before.
  let isOther: Bool
  /// Whether it is a number that the answer does not say, and which may count the answers.
  let isCount: Bool
  /// The number that was set, if it is what the answer says.
  let version: Double?

  func isNewerVersion(of old: AnswerResult) -> Bool {
    guard place == old.place, let version, let before = old.version else { return false }
    return version > before
  }
}

extension Evidence {
  /// What an answer has set or painted, with the hop that did it, up to `end`.
  func results(of answer: Int, before end: Int) -> [AnswerResult] {
    let hops = hops
    var below: Set<Int> = [answer]
    let words = "\(hops[answer].detail)".split { !$0.isLetter && !$0.isNumber && $0 != "." }
    return (answer + 1..<max(answer + 1, end)).flatMap { index -> [AnswerResult] in
      let hop = hops[index]
      guard below.contains(hop.cause) else { return [] }
      // What a model notifies others of is not followed: what it sets is there already.
      if !isModelNotification(hop) { below.insert(index) }
      return places(of: hop, at: index).map { place, part in
        let number = part?.number
        let isSaid = number.map { words.contains(Substring($0)) } ?? false
        return AnswerResult(
          place: place,
          index: index,
          hop: hop,
          isOther: part?.isOther ?? true,
          isCount: !isSaid && number.map { Bool($0) == nil } ?? false,
          version: isSaid ? number.flatMap(Double.init) : nil
        )
      }
    }
  }

  /// The places that a hop replaces the content of.
  ///
  /// A list that keeps elements has room for one answer beside another, and so has a dictionary.
  func places(of hop: Hop, at index: Int) -> [(place: AnswerPlace, part: ReplacedPart?)] {
    switch hop.kind {
    case .render where !(component(hop.callee) is Cell):
      return [(AnswerPlace(owner: hop.callee, property: ""), nil)]
    case .change:
      return partsReplaced(at: index).map {
        (AnswerPlace(owner: hop.callee, property: hop.name + $0.path), $0)
      }
    default: return []
    }
  }
}
