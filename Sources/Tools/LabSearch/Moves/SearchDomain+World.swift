import MVC
import MVCLab

extension SearchDomain {
  /// The bounds that a world is beyond; a search goes on only from a world that is beyond none.
  func bounds(exceededBy world: World) -> Set<SearchBound> {
    var exceeded: Set<SearchBound> = []
    if world.waitingRequests > requests { exceeded.insert(.requests) }
    if world.mostRows > rows { exceeded.insert(.rows) }
    if ownBound?.isKept(by: world) == false { exceeded.insert(.own) }
    return exceeded
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
    if ownBound?.isKept(by: world) == false { domain.ownBound = nil }
    return domain
  }
}

extension SearchDomain.OwnBound {
  /// Whether a world is within it; it runs as code of the world.
  fileprivate func isKept(by world: World) -> Bool { world.runtime.assemble { holds(world) } }
}

extension World {
  fileprivate var waitingRequests: Int { runtime.server?.pending.count ?? 0 }
}
