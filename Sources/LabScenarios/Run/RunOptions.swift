/// What is to be run, and how: the options of `mvclab run`.
public struct RunOptions: Sendable {
  /// Files, and folders in which all Markdown files are meant.
  public var paths: [String]
  /// A regular expression that a path must match somewhere.
  public var filter: String?
  /// How many scenarios run at once.
  public var jobs = 1
  /// Which part of the scenarios is to be run, of how many.
  public var shard: Shard?
  /// Whether to stop at the first scenario that fails.
  public var failFast = false
  /// Whether a misused wiring that nothing caught fails the run, and a correct one that was caught.
  public var requireCaught = false
  /// Whether to fill the truth into what failed.
  public var update = false
  /// Where to write what an update would do.
  public var patch: String?
  /// Where to write a report in JUnit's format.
  public var junit: String?
  /// Where to write a page to look at in a browser.
  public var html: String?

  /// A plain run of these files and folders.
  public init(paths: [String]) { self.paths = paths }

  /// One of several parts of equal size: `2/3`.
  public struct Shard: Equatable, Sendable {
    /// Which part, counted from 1.
    public let index: Int
    /// Of how many parts.
    public let count: Int

    /// Nil if `text` is not of the form `I/N` with 1 <= I <= N.
    public init?(_ text: String) {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]),
        index >= 1, index <= count
      else { return nil }
      (self.index, self.count) = (index, count)
    }
  }
}
