import MVC
import Testing

extension Screen {
  /// Observes a property and remembers every change, as `change old -> new`.
  fileprivate func watch<Value>(
    _ property: ObservedValue<Value>,
    _ options: ObservedValue<Value>.Options = [.old, .new]
  ) -> ObservationToken {
    property.observe(self, options: options) { screen, event in
      let (old, new) = (event.old.map { "\($0)" } ?? "-", event.new.map { "\($0)" } ?? "-")
      screen.heard.append("\(event.change) \(old) -> \(new)")
    }
  }
}

@Suite struct ObservedTests {
  private let runtime = Runtime()
  private let store: Store
  private let screen: Screen

  init() { (store, screen) = runtime.assemble { (Store(), Screen()) } }

  @Test func `an observer is called at every assignment, also of an equal value`() {
    let observation = screen.watch(store.$count)
    store.count = 1
    store.count = 1
    observation.end()
    #expect(screen.heard == ["set 0 -> 1", "set 1 -> 1"])
  }

  @Test(
    arguments: [
      ([], "set - -> -"), ([.old], "set 0 -> -"), ([.new], "set - -> 1"),
      ([.old, .new], "set 0 -> 1"),
    ] as [(ObservedValue<Int>.Options, String)]
  )
  func `an observer gets the old and new values that its options ask for`(
    options: ObservedValue<Int>.Options,
    heard: String
  ) {
    let observation = screen.watch(store.$count, options)
    store.count = 1
    observation.end()
    #expect(screen.heard == [heard])
  }

  @Test func `an observer with the option initial is called at once with the current value`() {
    let observation = screen.watch(store.$count, [.initial, .old, .new])
    let silent = screen.watch(store.$count, [.initial])
    #expect(screen.heard == ["set - -> 0", "set - -> -"])
    observation.end()
    silent.end()
  }

  @Test func `an observer of an array gets the kind, the indexes and only the changed elements`() {
    store.items = ["a", "b"]
    let observation = screen.watch(store.$items)
    let changes = [
      store.$items.append("c"),
      store.$items.append(contentsOf: ["d", "e"]),
      store.$items.insert(["x", "y"], at: 1),
      store.$items.remove(at: 0),
      store.$items.replace(at: 2, with: "B"),
      store.$items.move(from: 0, to: 2),
    ]
    store.items = ["z"]
    observation.end()
    #expect(
      screen.heard.joined(separator: "\n") == """
        inserted [2] - -> ["c"]
        inserted [3, 4] - -> ["d", "e"]
        inserted [1, 2] - -> ["x", "y"]
        removed [0] ["a"] -> -
        replaced [2] ["b"] -> ["B"]
        moved 0 to 2 - -> -
        set ["y", "B", "x", "c", "d", "e"] -> ["z"]
        """
    )
    #expect(
      changes == [
        .insert([2]), .insert([3, 4]), .insert([1, 2]), .remove([0]), .replace([2]),
        .move(from: 0, to: 2),
      ]
    )
  }

  @Test func `a change is recorded below its author, and its observers below the change`() {
    let observation = screen.watch(store.$items)
    let line: UInt = #line + 2
    runtime.flow.run(.userEvent(.tap("Go")), from: .user, to: screen.participant, site: .unknown) {
      store.$items.append("Milk")
    }
    observation.end()
    #expect(
      runtime.story == """
        user event: user -> Screen tap 'Go'
          change: Screen -> Store items (inserted [0])
            key-value observation: Store -> Screen items
        """
    )
    let change = runtime.flow.hops.first { $0.kind == .change }
    #expect(change?.site == CallSite(fileID: #fileID, line: line))
  }

  @Test func `a change without observers is recorded too`() {
    store.items = ["Milk"]
    store.$count.set(3)
    #expect(
      runtime.story == """
        change: nobody -> Store items (set)
        change: nobody -> Store count (set)
        """
    )
  }

  @Test func `observers of a property are called in the order of registration`() {
    let other = runtime.assemble { Screen("Other") }
    let observations = [other.watch(store.$count), screen.watch(store.$count)]
    store.count = 1
    #expect(
      runtime.story == """
        change: nobody -> Store count (set to 1)
          key-value observation: Store -> Other count
          key-value observation: Store -> Screen count
        """
    )
    for observation in observations { observation.end() }
  }

  @Test func `an observation ends with its token`() {
    var observation: ObservationToken? = screen.watch(store.$count)
    store.count = 1
    #expect(observation != nil)
    observation = nil
    store.count = 2
    #expect(screen.heard == ["set 0 -> 1"])
  }

  @Test func `an observation that is ended twice does not affect others`() {
    let first = screen.watch(store.$count)
    let second = screen.watch(store.$count)
    first.end()
    first.end()
    store.count = 1
    second.end()
    #expect(screen.heard == ["set 0 -> 1"])
  }

  @Test func `the token of a removed observer ends no later one, wherever that lies in memory`() {
    var token = screen.watch(store.$count)
    for count in 1...100 {
      store.$count.removeObserver(screen)
      let earlier = token
      token = screen.watch(store.$count)
      earlier.end()
      store.count = count
    }
    token.end()
    #expect(screen.heard.count == 100)
  }

  @Test func `an observer of a property that ends during a delivery is not called any more`() {
    let other = runtime.assemble { Screen("Other") }
    var second: ObservationToken?
    let first = store.$count.observe(other) { _, _ in second = nil }
    second = screen.watch(store.$count)
    #expect(second != nil)
    store.count = 1
    first.end()
    #expect(screen.heard == [])
  }

  @Test func `an observer that is added during a change is called from the next one on`() {
    let other = runtime.assemble { Screen("Other") }
    var late: [ObservationToken] = []
    let first = store.$count.observe(other) { [store, screen] _, _ in
      if late.isEmpty { late.append(screen.watch(store.$count)) }
    }
    store.count = 1
    #expect(screen.heard == [])
    store.count = 2
    #expect(screen.heard == ["set 1 -> 2"])
    first.end()
  }

  @Test func `an observer that is gone is not called while its token lives`() {
    var dying: Screen? = runtime.assemble { Screen("Dying") }
    let observation = dying.map { $0.watch(store.$count) }
    weak let gone = dying
    dying = nil
    #expect(gone == nil)
    store.count = 1
    observation?.end()
    #expect(runtime.story == "change: nobody -> Store count (set to 1)")
  }

  @Test func `an assignment that an observer makes is delivered at once`() {
    let other = runtime.assemble { Screen("Other") }
    let first = store.$count.observe(other) { [store] _, event in
      if event.new == 5 { store.count = 3 }
    }
    let second = screen.watch(store.$count)
    store.count = 5
    first.end()
    second.end()
    #expect(store.count == 3)
    #expect(screen.heard == ["set 5 -> 3", "set 0 -> 5"])
  }

  @Test func `a change is announced to the listener unless only its owner observes it`() {
    let ear = Ear()
    runtime.flow.listener = ear
    let own = store.$count.observe(store) { _, _ in }
    store.count = 1
    #expect(ear.phases == [])
    let others = screen.watch(store.$count)
    store.count = 2
    #expect(ear.phases == ["4 spoken", "4 heardByAll"])
    own.end()
    others.end()
  }

  /// Where the elements of an array lie.
  private func place(of array: [Int]) -> UnsafePointer<Int>? {
    array.withUnsafeBufferPointer { $0.baseAddress }
  }

  @Test(arguments: [[], [.old], [.new], [.old, .new]] as [ObservedValue<[Int]>.Options])
  func `the cost of a change does not grow with the collection, whatever the options are`(
    options: ObservedValue<[Int]>.Options
  ) {
    let numbers = runtime.assemble { Numbers() }
    let observation = screen.watch(numbers.$values, options)
    let before = place(of: numbers.values)
    for number in 0..<100 { numbers.$values.append(number) }
    numbers.$values.append(contentsOf: [1, 2, 3])
    numbers.$values.remove(at: 7)
    numbers.$values.replace(at: 7, with: 7)
    numbers.$values.move(from: 7, to: 9)
    numbers.$values.insert([5], at: 5)
    observation.end()
    #expect(place(of: numbers.values) == before)
  }

  @Test func `an observed array that grows element by element is rarely copied`() {
    let numbers = runtime.assemble { Numbers() }
    let observation = screen.watch(numbers.$values, [.old, .new])
    var places: [UnsafePointer<Int>?] = []
    for number in 0..<10_000 {
      numbers.$values.append(number)
      let place = place(of: numbers.values)
      if places.last != place { places.append(place) }
    }
    observation.end()
    #expect(places.count < 20)
  }
}

private final class Numbers: Model {
  @Observed var values: [Int] = {
    var values: [Int] = []
    values.reserveCapacity(1_000)
    return values
  }()
}
