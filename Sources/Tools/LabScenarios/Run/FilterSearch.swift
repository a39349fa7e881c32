import LabWork

/// Finds the paths that a regular expression matches.
///
/// Some expressions take longer than anyone waits, and nothing can interrupt a search. So a worker does it.
struct FilterSearch {
  private let filter: String
  private let paths: [String]

  init(_ filter: String, in paths: [String]) { (self.filter, self.paths) = (filter, paths) }

  /// How a search ends.
  enum Outcome: Equatable {
    case found([String])
    case tooLong
    /// The user wants the run to stop.
    case stopped
  }

  /// The tenths of a second after which a search counts as too long.
  private static let patience = 50

  /// The paths, if the search ends in time.
  func outcome(in workplace: any Workplace) -> Outcome {
    let (filter, paths) = (filter, paths)
    let pool = Pool<Bool, [String]>(workplace, jobs: 1) {
      { _, _ in
        guard let pattern = try? Regex(filter) else { return [] }
        return paths.filter { $0.firstMatch(of: pattern) != nil }
      }
    }
    pool.submit(true)
    var waited = 0
    let found = pool.next {
      waited += 1
      if waited > FilterSearch.patience { pool.end() }
    }
    if let found { return (try? found.result.get()).map(Outcome.found) ?? .tooLong }
    return workplace.goesOn ? .tooLong : .stopped
  }
}
