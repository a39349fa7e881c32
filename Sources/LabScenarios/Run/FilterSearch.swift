import LabPlatform
import Synchronization

/// Finds the paths that a regular expression matches.
///
/// Some expressions take longer than anyone waits, and nothing can interrupt a search. So it runs on a
/// thread of its own, which goes on alone after the deadline.
final class FilterSearch: Sendable {
  private let filter: String
  private let paths: [String]
  private let found = Mutex<[String]?>(nil)

  init(_ filter: String, in paths: [String]) { (self.filter, self.paths) = (filter, paths) }

  /// How a search ends.
  enum Outcome: Equatable {
    case found([String])
    case tooLong
    /// The user wants the run to stop.
    case stopped
  }

  /// The milliseconds after which a search counts as too long.
  private static let patience = 5000

  /// Searches while `goesOn`.
  func outcome(_ goesOn: () -> Bool) -> Outcome {
    guard start() else { return .found(matches) }
    for _ in 0..<FilterSearch.patience {
      if let found = found.withLock({ $0 }) { return .found(found) }
      guard goesOn() else { return .stopped }
      usleep(1000)
    }
    return .tooLong
  }

  private var matches: [String] {
    guard let pattern = try? Regex(filter) else { return [] }
    return paths.filter { $0.firstMatch(of: pattern) != nil }
  }

  /// Starts the thread; false if there can be none.
  private func start() -> Bool {
    DetachedThread.start {
      let matches = self.matches
      self.found.withLock { $0 = matches }
    }
  }
}
