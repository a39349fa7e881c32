import HeadlessUI
import LabText

/// What a search tries in a system: few values for each kind of input, and bounds for what there may be
/// at once.
///
/// The events themselves come from the world: its controls, rows, menus, requests, timers. A wiring can begin with as
/// many rows, windows or requests as a bound allows, or more; a search of it then allows one more than that.
public struct SearchDomain: Sendable {
  /// The texts that the user types, and that outside actions take as titles.
  public var texts: [String]
  /// The numbers that outside actions take.
  public var numbers: [Int]
  /// The bodies that the server sends beside its own.
  public var answers: [String]
  /// How many entries the user pastes at once; 0 for none.
  public var pasted: Int
  /// How many windows are open at most; 1 in a system that never has a second one.
  public var windows: Int
  /// How many rows a table has at most; the search goes on from no state with more.
  public var rows: Int
  /// How many requests wait at most; the search goes on from no state with more.
  ///
  /// A comparison answers only the first and the last of them, and only where the same request waits there in
  /// both worlds.
  public var requests: Int
  /// In how many orders it does what is due at the same moment; of three timers there are 6.
  ///
  /// Blocks of the main queue keep the order in which they were added. A comparison uses other orders only where
  /// as much is due in both worlds.
  public var orders: Int
  /// A bound of the system's own, such as a largest count; the search goes on from no state beyond it.
  public var ownBound: OwnBound?
  /// Situations that a search must reach for its verdict to mean much, such as a full list or a refused save.
  ///
  /// A verdict names those that never occurred: `holds, but never reached 'a full list'`.
  public var reaches: [Situation]

  /// A situation that should occur in a search.
  public struct Situation: Sendable {
    /// The situation in a few words, such as `a full list`.
    public let text: String
    /// Whether it occurs in a world.
    public let occurs: @Sendable (World) -> Bool

    /// A situation; verdicts print its text.
    public init(_ text: String, occurs: @escaping @Sendable (World) -> Bool) {
      (self.text, self.occurs) = (text, occurs)
    }

    /// A table with at least as many rows.
    public static func rows(_ count: Int) -> Situation {
      Situation(counted(count, "row")) { $0.mostRows >= count }
    }

    /// At least as many open windows.
    public static func windows(_ count: Int) -> Situation {
      Situation(counted(count, "window")) { $0.windows.count >= count }
    }
  }

  /// A bound that only the system can measure.
  public struct OwnBound: Sendable {
    /// The bound in a few words, such as `counts from -2 to 2`.
    public let text: String
    /// Whether a world is within it.
    public let holds: @Sendable (World) -> Bool

    /// A bound; verdicts print its text.
    public init(_ text: String, holds: @escaping @Sendable (World) -> Bool) {
      (self.text, self.holds) = (text, holds)
    }
  }

  /// A domain; without arguments one that suits most systems.
  public init(
    texts: [String] = ["Milk"],
    numbers: [Int] = [0, 1],
    answers: [String] = [],
    pasted: Int = 2,
    windows: Int = 2,
    rows: Int = 3,
    requests: Int = 2,
    orders: Int = 6,
    ownBound: OwnBound? = nil,
    reaches: [Situation] = []
  ) {
    (self.texts, self.numbers, self.answers, self.pasted) = (texts, numbers, answers, pasted)
    (self.windows, self.rows) = (windows, rows)
    (self.requests, self.orders) = (requests, orders)
    (self.ownBound, self.reaches) = (ownBound, reaches)
  }
}

extension World {
  /// How many rows the longest of its tables has.
  package var mostRows: Int {
    var most = 0
    for (_, screen) in screens {
      for element in screen.elements {
        if let table = element as? TableView { most = max(most, table.rowCount) }
      }
    }
    return most
  }
}
