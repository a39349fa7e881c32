import LabWork
import MVCLab

extension Search {
  /// The shortest story that shows a wanted finding, and that a conversation confirms; nil if the search
  /// finds none.
  package static func first(
    _ subject: SearchSubject,
    _ limits: SearchLimits,
    in workplace: any Workplace,
    where isWanted: (Finding) -> Bool,
    watch: (SearchProgress) -> Bool = { _ in true }
  ) -> (discovery: Discovery?, search: Search) {
    var search = begun(subject, limits, in: workplace)
    let crew = SearchCrew(search.subject, limits, in: workplace)
    // A crew that looks ahead is busy; another one confirms.
    let judge = SearchCrew(search.subject, limits, in: workplace)
    var judged = 0
    var refuted: [Discovery] = []
    func wanted(in search: Search) -> Discovery? {
      while judged < search.discoveries.count {
        let discovery = search.discoveries[judged]
        judged += 1
        guard isWanted(discovery.finding) else { continue }
        if Search.isConfirmed(discovery, by: judge) { return discovery }
        refuted.append(discovery)
      }
      return nil
    }
    var found = wanted(in: search)
    while found == nil, !search.frontier.isEmpty, search.stop == nil {
      search.takeLevel(by: crew, watch, endsAtOnce: true) { search in
        found = wanted(in: search)
        return found == nil
      }
      if found == nil, search.needsTime {
        return first(
          subject.timed,
          limits,
          in: workplace,
          where: isWanted,
          watch: watch
        )
      }
    }
    search.unconfirmed = refuted
    if search.stop == nil { search.stop = search.crashStop(crew) }
    if search.stop == nil { search.stop = search.hiddenStop }
    search.failure = crew.failure ?? judge.failure ?? search.failure
    return (found, search)
  }

  /// The same in this process.
  public static func first(
    _ subject: SearchSubject,
    _ limits: SearchLimits,
    where isWanted: (Finding) -> Bool,
    watch: (SearchProgress) -> Bool = { _ in true }
  ) -> (discovery: Discovery?, search: Search) {
    first(subject, limits, in: InProcess(), where: isWanted, watch: watch)
  }

  /// Whether a conversation with the same commands shows the same.
  private static func isConfirmed(_ discovery: Discovery, by crew: SearchCrew) -> Bool {
    var isConfirmed = false
    let task = SearchTask.confirm(discovery.story, discovery.defect)
    crew.results(of: [(task, nil)]) { _, found in
      if case .confirmed(let answer)? = found?.result { isConfirmed = answer }
      return true
    }
    return isConfirmed
  }
}
