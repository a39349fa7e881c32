import LabText
import MVCLab

/// What can keep a search from a move, or from going on from a state, however long it searches.
enum SearchBound: String, Codable, CaseIterable, Sendable {
  case windows
  case rows
  case requests
  /// The system's own bound.
  case own
  /// Work that is due at the same moment is done in one order.
  case orders
  /// Controls that share a name, which no command can name.
  case names
}

/// How far the bounds of a domain reach.
struct SearchBounds: Codable, Equatable, Sendable {
  let windows: Int
  let rows: Int
  let requests: Int
  /// The bound of the system's own, in words.
  let own: String?

  init(_ domain: SearchDomain) {
    (windows, rows, requests) = (domain.windows, domain.rows, domain.requests)
    own = domain.ownBound?.text
  }

  /// A bound in words.
  fileprivate func words(_ bound: SearchBound) -> String? {
    switch bound {
    case .windows: counted(windows, "window")
    case .rows: counted(rows, "row")
    case .requests: counted(requests, "waiting request")
    case .own: own
    case .orders: "one order of what is due at the same time"
    case .names: "controls that share a name"
    }
  }
}

/// What a search has left out, in words: the limits that stopped it, the bounds that kept it from going on, and the few
/// values that it tried where any are possible.
struct SearchScope {
  /// What stopped it before it had seen all states within the bounds.
  let stops: [String]
  let bounds: SearchBounds
  let cuts: Set<SearchBound>
  let tried: TriedInputs
}

extension SearchScope {
  /// All of it, each bound by its name; empty if nothing was left out.
  ///
  ///     bounded by stories of 3 moves, 2 windows; typed: 'Milk'; answers: ok, fail, drop
  var words: String {
    let limits = stops + SearchBound.allCases.filter(cuts.contains).compactMap(bounds.words)
    return ((limits.isEmpty ? [] : ["bounded by \(limits.joined(separator: ", "))"]) + tried.words)
      .joined(separator: "; ")
  }

  /// States in words: all there are only where nothing was left out.
  func describe(states: String) -> String {
    words.isEmpty ? "all \(states)" : "\(states); \(words)"
  }
}
