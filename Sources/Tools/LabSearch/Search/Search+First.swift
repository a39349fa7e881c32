import LabWork
import MVCLab

extension Search {
  /// The shortest story that is wanted, and that a conversation confirms; nil if the search
  /// finds none.
  package static func first(
    _ subject: SearchSubject,
    _ limits: SearchLimits,
    in workplace: any Workplace,
    where isWanted: @escaping (Discovery) -> Bool,
    watch: (SearchProgress) -> Bool = { _ in true }
  ) -> (discovery: Discovery?, search: Search) {
    let (found, searches) = first(of: [subject], limits, in: workplace, where: isWanted) {
      watch($0[0])
    }
    return (found?.discovery, searches[0])
  }

  /// The shortest story of several subjects, of equally short ones that of the first subject; and all searches.
  ///
  /// They take turns, a level each, so none is searched deeper than the story is long.
  package static func first(
    of subjects: [SearchSubject],
    _ limits: SearchLimits,
    in workplace: any Workplace,
    where isWanted: @escaping (Discovery) -> Bool,
    watch: ([SearchProgress]) -> Bool
  ) -> (found: (discovery: Discovery, subject: Int)?, searches: [Search]) {
    let all = subjects.map { FirstSearch($0, limits, in: workplace, where: isWanted) }
    while !all.contains(where: { $0.found != nil }), all.contains(where: \.goesOn) {
      for (index, one) in all.enumerated() where one.goesOn {
        var progress = all.map(\.search.progress)
        one.takeLevel {
          progress[index] = $0
          return watch(progress)
        }
        if one.found != nil { break }
      }
    }
    let first = all.firstIndex { $0.found != nil }
    return (
      first.flatMap { index in all[index].found.map { ($0, index) } }, all.map(\.ended)
    )
  }

  /// The shortest story that shows a wanted finding, in this process.
  public static func first(
    _ subject: SearchSubject,
    _ limits: SearchLimits,
    where isWanted: @escaping (Finding) -> Bool,
    watch: (SearchProgress) -> Bool = { _ in true }
  ) -> (discovery: Discovery?, search: Search) {
    first(subject, limits, in: InProcess(), where: { isWanted($0.finding) }, watch: watch)
  }
}
