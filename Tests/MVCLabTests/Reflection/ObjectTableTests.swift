import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Testing

/// Tables whose keys are objects: the keys have other addresses in each run.
@Suite struct `Tables by objects` {
  private static func states(_ command: (Lockers) -> Void) -> Set<StateDigest.Value> {
    Set(
      (0..<20).map { _ in
        let world = World(wiring: Wiring("lockers", .correct, "") { Lockers() })
        world.step { if let lockers = world.assembly as? Lockers { command(lockers) } }
        return world.state(WiringState(of: world.assembly))
      }
    )
  }

  @Test func `worlds with equal tables have equal states, wherever their objects lie`() {
    #expect(Self.states { $0.fill() }.count == 1)
  }

  @Test func `a table in a table counts, whichever of the unknown objects is the key`() {
    func states(_ factor: Int) -> Set<StateDigest.Value> {
      Set((0..<8).flatMap { turn in Self.states { $0.nest(turn, factor) } })
    }
    #expect(states(1).count == 1)
    #expect(states(1).union(states(2)).count == 2)
  }

  @Test func `worlds with other values, or the same under other keys, have other states`() {
    let states = [
      Self.states { _ in }, Self.states { $0.fill() },
      Self.states {
        $0.fill()
        $0.exchange()
      },
      Self.states {
        $0.fill()
        $0.makeAnother()
      },
    ]
    #expect(Set(states.flatMap(\.self)).count == 4)
  }

  @Test func `show model names the keys by the objects' numbers, in the same order every time`() {
    let texts = (0..<20).map { _ in
      Stage { LockerScreen() }.reply(to: "tap Go", "show model")
    }
    #expect(
      Set(texts) == [
        """
        = LockerStore.counts = ["a": 1, "b": 2, "c": 3]
        = LockerStore.owners = [ObjectIdentifier(Owner 6): 0, ObjectIdentifier(Owner 7): 1, \
        ObjectIdentifier(Owner 8): 2, ObjectIdentifier(no component): 3]
        """
      ]
    )
  }
}

extension `Tables by objects` {
  @Test func `show model has tables in other values in order, and other texts as they are`() {
    #expect(
      Stage { ShelfScreen() }.reply(to: "show model") == """
        = ShelfStore.shelves[0] = ["a": 1, "b": 2, "c": 3, "d": 4]
        = ShelfStore.groups[0] = ["a", "b", "c", "d"]
        = ShelfStore.optional = ["a": 1, "b": 2, "c": 3, "d": 4]
        = ShelfStore.optionals = ["k": Optional(["a": 1, "b": 2, "c": 3, "d": 4])]
        = ShelfStore.shelf = Shelf(name: "x", counts: ["a": 1, "b": 2, "c": 3, "d": 4])
        = ShelfStore.state = full(["a": 1, "b": 2, "c": 3, "d": 4])
        = ShelfStore.label = Label(name: "x", size: Optional(1))
        = ShelfStore.own = own text
        """
    )
  }
}

private final class ShelfStore: Model {
  struct Shelf {
    let name = "x"
    let counts = ["d": 4, "b": 2, "c": 3, "a": 1]
  }

  struct Label {
    let name = "x"
    let size: Int? = 1
  }

  enum State {
    case full([String: Int])
  }

  struct Own: CustomStringConvertible {
    let counts = ["a": 1]
    var description: String { "own text" }
  }

  @Observed var shelves = [["d": 4, "b": 2, "c": 3, "a": 1]]
  @Observed var groups: [Set<String>] = [["d", "b", "c", "a"]]
  @Observed var optional: [String: Int]? = ["d": 4, "b": 2, "c": 3, "a": 1]
  @Observed var optionals: [String: [String: Int]?] = ["k": ["d": 4, "b": 2, "c": 3, "a": 1]]
  @Observed var shelf = Shelf()
  @Observed var state = State.full(["d": 4, "b": 2, "c": 3, "a": 1])
  @Observed var label = Label()
  @Observed var own = Own()
}

private final class ShelfScreen: Screen {
  private let store = ShelfStore()
}

private final class Owner: Model {}

private final class Lockers: Assembly {
  private let owners = (0..<9).map { _ in Owner() }
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var names: [Key: String] = [:]
  private var nested: [ObjectIdentifier: [ObjectIdentifier: String]] = [:]
  private var made: [ObjectIdentifier: Owner] = [:]

  func fill() {
    for (number, owner) in owners.enumerated() {
      numbers[ObjectIdentifier(owner)] = number
      names[Key()] = "\(number)"
    }
    for type in [Owner.self, Screen.self, Lockers.self] as [Any.Type] {
      made[ObjectIdentifier(type)] = Owner()
    }
  }

  /// Fills tables in a table, by objects that nothing in the world refers to.
  func nest(_ turn: Int, _ factor: Int) {
    for number in 0..<4 {
      nested[ObjectIdentifier(strangers[(number + turn) % 8])] = [
        ObjectIdentifier(strangers[(number + turn + 4) % 8]): "\(number * factor)"
      ]
    }
  }

  func exchange() {
    numbers[ObjectIdentifier(owners[0])] = 1
    numbers[ObjectIdentifier(owners[1])] = 0
  }

  func makeAnother() { made[ObjectIdentifier(Key.self)] = Owner() }

  func makeScreen(_ kind: String) -> ViewController { ViewController() }
}

private final class Stranger: Sendable {}

private let strangers = (0..<8).map { _ in Stranger() }

private final class Key: Hashable {
  static func == (left: Key, right: Key) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private final class LockerStore: Model {
  @Observed var counts = ["b": 2, "c": 3, "a": 1]
  @Observed var owners: [ObjectIdentifier: Int] = [:]
  private let known = (0..<3).map { _ in Owner() }

  func fill() {
    for (number, owner) in known.enumerated() { owners[ObjectIdentifier(owner)] = number }
    owners[ObjectIdentifier(Screen.self)] = 3
  }
}

private final class LockerScreen: Screen {
  private let store = LockerStore()

  override func go() { store.fill() }
}
