import HeadlessUI
import MVC

extension Law {
  /// Broken by the answer to an older request that replaces what the answer to a newer request of the same sender and
  /// name has set or painted, while that still stands.
  ///
  /// An answer to what was asked last breaks nothing, whichever request it belongs to; nor does one for the row that a cell
  /// shows, or one with a higher version number.
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
      let results = evidence.results(of: index, before: evidence.hops.count)
      let owners = results.filter { result in replaced.contains { result.isNewerVersion(of: $0) } }
        .map(\.place.owner)
      return results.compactMap { result in
        guard let old = replaced.last(where: { $0.place == result.place }), result.isOther,
          !result.isCount,
          !owners.contains(result.place.owner), evidence.stands(old, until: index),
          !evidence.isAsked(by: index, after: newer, in: result.place)
        else { return nil }
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

extension Evidence {
  /// The latest answer, before the one at `index`, to a newer request of the same sender and name, if its
  /// content differs.
  fileprivate func newerAnswer(before index: Int) -> Int? {
    let (hops, answer) = (hops, hops[index])
    guard answer.cause >= 0 else { return nil }
    return (answer.cause + 1..<max(answer.cause + 1, index)).last {
      hops[$0].kind == .answer && isAgain(hops[$0].cause, of: answer.cause) && !hops[$0].isLost
        && hops[$0].detail != answer.detail
    }
  }

  /// Whether a hop is a newer request of the same sender and name.
  private func isAgain(_ request: Int, of older: Int) -> Bool {
    request > older && hops[request].kind == .request && hops[request].name == hops[older].name
      && hops[request].caller == hops[older].caller
  }

  /// Whether an answer is for what was asked last, or for the row that the cell shows in which it is.
  fileprivate func isAsked(by answer: Int, after newer: Int, in place: AnswerPlace) -> Bool {
    let (question, other) = (hops[answer].cause, hops[newer].cause)
    guard hops[question].detail != hops[other].detail else { return false }
    if let cell = (component(place.owner) as? Element)?.cell {
      let fill = hops[..<answer].indices.last { isFill($0, of: cell) }
      guard let fill, let asked = causes(of: question).first(where: { $0.hop.kind.isCellQuestion })
      else { return false }
      let row = causes(of: fill).first { $0.hop.kind.isCellQuestion }
      return row?.hop.kind == asked.hop.kind && row?.hop.caller == asked.hop.caller
    }
    let last = (question..<answer).last { $0 == question || isAgain($0, of: question) }
    return last.map { hops[$0].detail == hops[question].detail } ?? false
  }

  /// Whether a hop paints a cell, or something in it, because the table asked for a row.
  private func isFill(_ index: Int, of cell: Cell) -> Bool {
    guard hops[index].kind == .render, let painted = component(hops[index].callee) as? Element,
      painted === cell || painted.cell === cell
    else { return false }
    return causes(of: index).contains { $0.hop.kind.isCellQuestion }
  }

  /// Whether nothing has touched a result before a later answer came.
  fileprivate func stands(_ result: AnswerResult, until answer: Int) -> Bool {
    !(result.index + 1..<max(result.index + 1, answer)).contains { index in
      places(of: hops[index], at: index).contains { $0.place == result.place }
    }
  }
}

extension Element {
  /// The cell that it is a part of.
  var cell: Cell? { superview as? Cell ?? superview?.cell }
}
