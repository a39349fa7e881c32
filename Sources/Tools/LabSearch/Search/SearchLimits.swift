import LabText

/// How long and how far a search goes.
public struct SearchLimits: Sendable {
  /// How many moves a story has at most; nil for no limit.
  public var depth: Int?
  /// How many states are kept at most.
  public var states: Int
  /// How many random walks are taken where not all states can be seen.
  public var walks: Int
  /// The part of the states that is searched; nil for all of them.
  public var shard: Shard?
  /// How many workers search; the result does not depend on it.
  public var jobs: Int
  /// How many waiting states keep what the laboratory remembers there, which takes more memory than the
  /// state itself; the story of another one is executed once more with all laws.
  package var memories = 50_000
  /// Whether it takes states with equal digests for the same.
  ///
  /// A search that does not plays every story, and tells what an ordinary one must find.
  package var mergesStates = true
  /// Whether the user has stopped the search.
  public var isInterrupted: @Sendable () -> Bool

  /// One of several parts of equal size.
  public typealias Shard = LabText.Shard

  /// Limits; without arguments a million states and two workers.
  public init(
    depth: Int? = nil,
    states: Int = 1_000_000,
    walks: Int = 500,
    jobs: Int = 2,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    (self.depth, self.states, self.walks) = (depth, states, walks)
    (self.jobs, self.isInterrupted) = (max(1, jobs), isInterrupted)
  }
}

/// How far a search has come.
public struct SearchProgress: Sendable {
  /// How many moves the stories have that are tried now.
  public let depth: Int
  /// How many states were reached before this level.
  public let states: Int
  /// How many states of this level wait for their moves to be tried.
  public let waiting: Int
  /// How many defects were found.
  public let findings: Int
  /// The state of this level that is tried now, counted from 0.
  public private(set) var done = 0
  /// What the search does now.
  private(set) var phase = Phase.levels
  /// Which of the searches of its wiring it is, such as `2/4`; nil if there is one only.
  public internal(set) var part: String?
  /// How many states a second it has tried so far; nil if that is not known yet.
  var rate: Int?

  /// What a search does one after the other.
  enum Phase: Sendable {
    /// It plays the stories that are known, and makes them shorter.
    case stories
    /// It tries all moves of all states.
    case levels
    case walks
    /// It makes the stories of walks shorter, and checks what it has taken for the same.
    case checks
  }

  init(depth: Int, states: Int, waiting: Int, findings: Int) {
    (self.depth, self.states, self.waiting, self.findings) = (depth, states, waiting, findings)
  }

  func with(done: Int) -> SearchProgress {
    var progress = self
    progress.done = done
    return progress
  }

  func with(_ phase: Phase) -> SearchProgress {
    var progress = self
    progress.phase = phase
    return progress
  }

  /// How many states it has tried all moves of.
  var tried: Int { states - waiting + done }
}

extension SearchProgress: CustomStringConvertible {
  public var description: String {
    "\(counted(depth, "move")) deep (\(done) of \(waiting)), \(counted(states, "state")), "
      + (rate.map { "\($0)/s, " } ?? "") + "\(findings) found"
  }
}
