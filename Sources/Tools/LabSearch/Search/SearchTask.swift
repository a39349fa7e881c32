import LabConversation
import MVC
import MVCLab

/// What a search asks a worker to play.
enum SearchTask: Codable {
  /// The first state, and the bounds with it.
  case root
  /// Every move in each of these states.
  case expand([StateOrder])
  /// A known story, played to its end.
  case tell([String])
  case walk(seeds: [UInt64], known: [Defect])
  /// A story without moves that it does not need to show a defect.
  case shorten([String], Defect)
  /// The shortest and simplest story near one that shows a defect.
  case refine([String], Defect)
  case audit(left: [String], right: [String], index: Int, walks: Int)
  /// Whether a conversation with these commands shows a defect, in a process that has played nothing before.
  case confirm([String], Defect)

  /// A state, and how to come there.
  struct StateOrder: Codable {
    let number: Int
    let story: [String]
    let state: [StateDigest.Value]
    /// The state that the last command of the story was tried in.
    let parent: Int
  }
}

/// A task, and the commands that are not tried any more.
struct SearchOrder: Codable {
  let task: SearchTask
  let avoided: Set<String>
}

/// What a worker has found.
enum SearchResult: Codable {
  case root(SearchRoot?)
  case expansions([Expansion])
  case told(ToldStory)
  case walk(SearchWalk)
  case shown(ShownStory?)
  case differences([Audit.Difference])
  case confirmed(Bool)
}

/// A result, the turns in which the wirings' code ended a world, and the first line that the code has printed.
struct SearchAnswer: Codable {
  let result: SearchResult
  let endings: [SearchEnding]
  let printed: String?
}

/// A turn in which the wirings' code ended a world, and its command.
struct SearchEnding: Codable {
  let turn: Int
  let command: String
}

/// The state before the first command, and the bounds with that state in them.
struct SearchRoot: Codable {
  let transition: Expansion.Transition
  let coverage: Coverage
  let windows: Int
  let rows: Int
  let requests: Int
  /// Whether the bound of the system's own holds there.
  let keepsOwnBound: Bool
  /// What the commands before the search have shown.
  let broken: [Defect]

  init(
    _ transition: Expansion.Transition,
    _ coverage: Coverage,
    _ domain: SearchDomain,
    broken: [Defect]
  ) {
    (self.transition, self.coverage, self.broken) = (transition, coverage, broken)
    (windows, rows, requests) = (domain.windows, domain.rows, domain.requests)
    keepsOwnBound = domain.ownBound != nil
  }

  /// A domain with these bounds.
  func widened(_ domain: SearchDomain) -> SearchDomain {
    var domain = domain
    (domain.windows, domain.rows, domain.requests) = (windows, rows, requests)
    if !keepsOwnBound { domain.ownBound = nil }
    return domain
  }
}

/// What a known story shows, and the names that truths gave in it.
struct ToldStory: Codable {
  var shown: [ShownStory] = []
  var truthNames = TruthNames()
}

/// What random walks have found.
struct SearchWalk: Codable {
  let discoveries: [ShownStory]
  let moves: Int
  let coverage: Coverage
}
