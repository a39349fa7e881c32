/// How long and how far a search goes.
public struct SearchLimits: Sendable {
  /// How many moves a story has at most; nil for no limit.
  public var depth: Int?
  /// How many states are kept at most.
  public var states: Int
  /// How many threads search; the result does not depend on it.
  public var jobs: Int
  /// Whether the user has stopped the search.
  public var isInterrupted: @Sendable () -> Bool

  /// Limits; without arguments a million states on two threads.
  public init(
    depth: Int? = nil,
    states: Int = 1_000_000,
    jobs: Int = 2,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    (self.depth, self.states, self.jobs) = (depth, states, max(1, jobs))
    self.isInterrupted = isInterrupted
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
  /// How many rules were found broken.
  public let findings: Int
  /// The state of this level that is tried now, counted from 0.
  public private(set) var done = 0

  init(depth: Int, states: Int, waiting: Int, findings: Int) {
    (self.depth, self.states, self.waiting, self.findings) = (depth, states, waiting, findings)
  }

  func with(done: Int) -> SearchProgress {
    var progress = self
    progress.done = done
    return progress
  }
}
