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
  public var failFast = false
  public var requireCaught = false
  public var update = false
  /// Where to write what an update would do.
  public var patch: String?
  /// Where to write a report in JUnit's format.
  public var junit: String?
  /// Where to write a page to look at in a browser.
  public var html: String?

  public init(paths: [String]) { self.paths = paths }

  /// One of several parts of equal size: `2/3`.
  public struct Shard: Equatable, Sendable {
    public let index: Int
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
