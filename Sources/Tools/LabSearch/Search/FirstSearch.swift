import LabWork
import MVCLab

/// A search that ends with the first story that is wanted, and that a conversation confirms.
///
/// It goes on level by level, so several can take turns.
final class FirstSearch {
  private(set) var search: Search
  private(set) var found: Discovery?
  private var crew: SearchCrew
  // A crew that looks ahead is busy; another one confirms.
  private var judge: SearchCrew
  private let isWanted: (Discovery) -> Bool
  private var judged = 0
  private var refuted: [Discovery] = []

  init(
    _ subject: SearchSubject,
    _ limits: SearchLimits,
    in workplace: any Workplace,
    where isWanted: @escaping (Discovery) -> Bool
  ) {
    self.isWanted = isWanted
    search = Search.begun(subject, limits, in: workplace)
    crew = SearchCrew(search.subject, limits, in: workplace)
    judge = SearchCrew(search.subject, limits, in: workplace)
    found = wanted(in: search)
  }

  /// Whether another level could show something.
  var goesOn: Bool { found == nil && !search.frontier.isEmpty && search.stop == nil }

  /// Tries all moves of the next level, up to the wanted story.
  ///
  /// If that shows that the time matters, it begins again, and takes all levels up to this one.
  func takeLevel(_ watch: (SearchProgress) -> Bool) {
    let end = search.storyLength + 1
    while goesOn, search.storyLength < end {
      var next = search
      next.takeLevel(by: crew, watch, endsAtOnce: true) { search in
        found = wanted(in: search)
        return found == nil
      }
      search = next
      if found == nil, search.needsTime { begin(search.subject.timed) }
    }
  }

  private func begin(_ subject: SearchSubject) {
    search = Search.begun(subject, search.limits, in: search.workplace)
    crew = SearchCrew(search.subject, search.limits, in: search.workplace)
    judge = SearchCrew(search.subject, search.limits, in: search.workplace)
    (judged, refuted) = (0, [])
    found = wanted(in: search)
  }

  /// The search at its end.
  var ended: Search {
    var search = search
    search.unconfirmed = refuted
    if search.stop == nil { search.stop = search.crashStop(crew) }
    if search.stop == nil { search.stop = search.hiddenStop }
    search.failure = crew.failure ?? judge.failure ?? search.failure
    return search
  }

  private func wanted(in search: Search) -> Discovery? {
    while judged < search.discoveries.count {
      let discovery = search.discoveries[judged]
      judged += 1
      guard isWanted(discovery) else { continue }
      if isConfirmed(discovery) { return discovery }
      refuted.append(discovery)
    }
    return nil
  }

  /// Whether a conversation with the same commands shows the same.
  private func isConfirmed(_ discovery: Discovery) -> Bool {
    var isConfirmed = false
    let task = SearchTask.confirm(discovery.story, discovery.defect)
    judge.results(of: [(task, nil)]) { _, found in
      if case .confirmed(let answer)? = found?.result { isConfirmed = answer }
      return true
    }
    return isConfirmed
  }
}
