import HeadlessUI
import LabText
import MVC
import MVCLab

extension SearchDomain {
  /// Whether a world is within the bounds; a search goes on from no other.
  func holds(_ world: World) -> Bool {
    world.waitingRequests <= requests && ownBound?.holds(world) != false
      && world.screens.allSatisfy { $1.rowCounts.allSatisfy { $0 <= rows } }
  }

  /// The domain of a search that begins in a world: what there is, and one more of it, is within the bounds.
  ///
  /// Where a system has one window only, a search opens no second one. A bound of the system's own that the world is beyond
  /// already bounds nothing.
  public func widened(for world: World) -> SearchDomain {
    var domain = self
    domain.windows = max(windows, world.windows.count + (windows > 1 ? 1 : 0))
    domain.rows = max(rows, world.mostRows + 1)
    domain.requests = max(requests, world.waitingRequests + 1)
    if ownBound?.holds(world) == false { domain.ownBound = nil }
    return domain
  }

  /// The bounds in words, without that of requests where there is no server.
  func bounds(withServer: Bool) -> String {
    ([counted(windows, "window"), counted(rows, "row")]
      + (withServer ? [counted(requests, "waiting request")] : [])
      + [ownBound?.text].compactMap(\.self)).joined(separator: ", ")
  }
}

extension World {
  fileprivate var waitingRequests: Int { runtime.server?.pending.count ?? 0 }

  /// How many rows the longest of its tables has.
  fileprivate var mostRows: Int { screens.flatMap { $1.rowCounts }.max() ?? 0 }
}

extension ViewController {
  /// How many rows each of its tables has.
  fileprivate var rowCounts: [Int] { elements.compactMap { ($0 as? TableView)?.rowCount } }
}
