import LabText
import MVCLab

/// What can keep a search from a move, or from going on from a state, however long it searches.
enum SearchBound: String, Codable, CaseIterable, Sendable {
  case windows
  case rows
  case requests
  /// The system's own bound.
  case own
  /// Work that is due at the same moment is done in some of its orders.
  case orders
  /// Controls that share a name, which no command can name.
  case names
}

/// How far the bounds of a domain reach.
struct SearchBounds: Codable, Equatable, Sendable {
  let windows: Int
  let rows: Int
  let requests: Int
  let orders: Int
  /// The bound of the system's own, in words.
  let own: String?

  init(_ domain: SearchDomain) {
    (windows, rows, requests) = (domain.windows, domain.rows, domain.requests)
    orders = domain.orders
    own = domain.ownBound?.text
  }

  /// A bound in words.
  func words(_ bound: SearchBound) -> String? {
    switch bound {
    case .windows: counted(windows, "window")
    case .rows: counted(rows, "row")
    case .requests: counted(requests, "waiting request")
    case .own: own
    case .orders: "\(counted(orders, "order")) of what is due at the same time"
    case .names: "controls that share a name"
    }
  }
}
