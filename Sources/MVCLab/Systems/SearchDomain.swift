/// What a search tries in a system: few values for each kind of input, and bounds for what there may be
/// at once.
///
/// The events themselves come from the world: its controls, rows, menus, requests, timers.
public struct SearchDomain: Sendable {
  /// The texts that the user types, and that outside actions take as titles.
  public var texts: [String]
  /// The numbers that outside actions take.
  public var numbers: [Int]
  /// The bodies that the server sends beside its own.
  public var answers: [String]
  /// How many entries the user pastes at once; 0 for none.
  public var pasted: Int
  /// How many windows are open at most.
  public var windows: Int
  /// How many rows a table has at most; the search goes on from no state with more.
  public var rows: Int
  /// How many requests wait at most; the search goes on from no state with more.
  public var requests: Int
  /// Whether the search goes on from a world, by the system's own measure, such as a largest count.
  public var isWithin: @Sendable (World) -> Bool

  /// A domain; without arguments one that suits most systems.
  public init(
    texts: [String] = ["Milk"],
    numbers: [Int] = [0, 1],
    answers: [String] = [],
    pasted: Int = 2,
    windows: Int = 2,
    rows: Int = 3,
    requests: Int = 2,
    isWithin: @escaping @Sendable (World) -> Bool = { _ in true }
  ) {
    (self.texts, self.numbers, self.answers, self.pasted) = (texts, numbers, answers, pasted)
    (self.windows, self.rows, self.requests) = (windows, rows, requests)
    self.isWithin = isWithin
  }
}
