import MVC
import Testing

extension Store {
  fileprivate static var shared: Store { Runtime.singleton { Store() } }
}

private final class SpecialStore: Model {}

@Suite struct SurroundingsTests {
  @Test func `a singleton is one in its world, and another in the next`() {
    let (left, right) = (Runtime(), Runtime())
    let first = left.assemble { Store.shared }
    let again = left.assemble { Store.shared }
    let other = right.assemble { Store.shared }
    #expect(first === again)
    #expect(first !== other)
    #expect(left.isSingleton(first))
    #expect(!left.isSingleton(other))
    #expect(left.allSingletons.map(\.participant) == [first.participant])
  }

  @Test func `a singleton asked for by its superclass is one too`() {
    let runtime = Runtime()
    let model: Model = runtime.assemble { Runtime.singleton { SpecialStore() as Model } }
    #expect(runtime.isSingleton(model))
  }

  @Test func `two worlds do not see each other`() {
    let (left, right) = (Runtime(), Runtime())
    let store = left.assemble { Store() }
    let screen = right.assemble { Screen() }
    screen.runtime.notifications.addObserver(screen, for: .news) {
      $0.heard.append($1.payload)
    }
    store.post(.news, "rain")
    #expect(screen.heard == [])
    #expect(left.story == "post: Store -> nobody news (rain)")
    #expect(right.story == "")
  }

  @Test func `worlds within worlds give their components to the inner one`() {
    let (outer, inner) = (Runtime(), Runtime())
    let (first, second, third) = outer.assemble {
      (Store(), inner.assemble { Store() }, Store())
    }
    #expect(first.runtime === outer)
    #expect(second.runtime === inner)
    #expect(third.runtime === outer)
    #expect(Runtime.current == nil)
  }

  @Test func `worlds in parallel tasks do not see each other`() async {
    let stories = await withTaskGroup(of: String.self) { group in
      for task in 0..<8 {
        group.addTask {
          let runtime = Runtime()
          for round in 0..<200 {
            _ = runtime.assemble { Store.shared.$items.append("\(task).\(round)") }
          }
          return runtime.assemble { Store.shared.items.joined(separator: " ") }
        }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    let expected = (0..<8).map { task in
      (0..<200).map { "\(task).\($0)" }.joined(separator: " ")
    }
    #expect(stories == Set(expected))
  }

  @Test func `a component made outside of any world has one of its own`() {
    let (first, second) = (Store(), Store())
    #expect(first.runtime !== second.runtime)
  }

  @Test func `a world that is over lets go of its singletons and of what was waiting`() throws {
    weak var store: Store?
    weak var gone: Runtime?
    do {
      let runtime = Runtime(withServer: true)
      let shared = runtime.assemble { Store.shared }
      shared.async { shared.items = [] }
      shared.after(.seconds(1)) { shared.items = [] }
      shared.server?.send(Request("add"), then: Block(shared) { _, _ in shared.items = [] })
      (store, gone) = (shared, runtime)
      runtime.tearDown()
    }
    #expect(store == nil)
    #expect(gone == nil)
  }

  @Test func `identities count up in each world`() {
    let (left, right) = (Runtime(), Runtime())
    #expect([left.nextIdentity(), left.nextIdentity(), right.nextIdentity()] == [1, 2, 1])
  }
}

@Suite struct CensusTests {
  @Test func `who is alive is known by name, and the dead keep the name of their type`() {
    let runtime = Runtime()
    let store = runtime.assemble { Store() }
    var screen: Screen? = runtime.assemble { Screen("Main") }
    let participant = screen?.participant ?? .nobody
    #expect(runtime.registry.alive.map(\.flowName) == ["Store", "Main"])
    #expect(runtime.registry.name(of: participant) == "Main")
    #expect(screen != nil)
    screen = nil
    #expect(runtime.registry.alive.map(\.flowName) == ["Store"])
    #expect(runtime.registry.component(participant) == nil)
    #expect(runtime.registry.name(of: participant) == "Screen")
    #expect(runtime.registry.role(of: participant) == .controller)
    #expect(store.participant.index < participant.index)
  }

  @Test func `who speaks while it goes is still called by its own name`() {
    let runtime = Runtime()
    let listener = Listener(runtime.registry)
    runtime.flow.listener = listener
    var herald: Herald? = runtime.assemble { Herald() }
    #expect(herald != nil)
    herald = nil
    #expect(listener.heard == ["the herald", "the herald"])
    #expect(runtime.registry.alive.isEmpty)
  }

  @Test(
    arguments: [
      (.nobody, .nobody, "nobody"), (.user, .user, "user"), (.mainQueue, .mainQueue, "main queue"),
      (.clock, .clock, "clock"), (.server, .server, "server"),
      (.outside, .outside, "another device"),
    ] as [(Participant, Role, String)]
  )
  func `forces from outside have a role and a name`(
    participant: Participant,
    role: Role,
    name: String
  ) {
    let registry = Runtime().registry
    #expect(registry.role(of: participant) == role)
    #expect(registry.name(of: participant) == name)
  }
}

extension NotificationName where Payload == String {
  fileprivate static var heraldIsGoing: Self { "heraldIsGoing" }
}

private final class Herald: Model {
  override var flowName: String { "the herald" }
  deinit { post(.heraldIsGoing, "bye") }
}

private final class Listener: FlowListener {
  let registry: ComponentRegistry
  var heard: [String] = []

  init(_ registry: ComponentRegistry) { self.registry = registry }

  func flow(_ flow: Flow, modelSpokeAt index: Int, _ phase: FlowPhase) {
    heard.append(registry.name(of: flow.hops[index].caller))
  }
}
