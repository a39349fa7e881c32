import MVC
import Testing

@Suite struct ComponentRegistryTests {
  @Test func `the registry names live components, and deallocated ones by their type`() {
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

  @Test func `a component that posts in its deinitializer still has its own name`() {
    let runtime = Runtime()
    let listener = Listener(runtime.registry)
    runtime.flow.listener = listener
    var herald: Herald? = runtime.assemble { Herald() }
    #expect(herald != nil)
    herald = nil
    #expect(listener.heard == ["the herald", "the herald"])
    #expect(runtime.registry.alive.isEmpty)
  }

  @Test func `a participant of another world, which made more components, is known to be strange`()
  {
    let (large, small) = (Runtime(), Runtime())
    let stranger = large.assemble { (0..<9).map { Screen("\($0)") } }[8].participant
    let registry = small.registry
    #expect(registry.component(stranger) == nil)
    #expect(registry.role(of: stranger) == .nobody)
    #expect(registry.name(of: stranger) == "an object of another world")
    #expect(registry.components(from: stranger) { _ in true }.isEmpty)
  }

  @Test(
    arguments: [
      (.nobody, .nobody, "nobody"), (.user, .user, "user"), (.mainQueue, .mainQueue, "main queue"),
      (.clock, .clock, "clock"), (.server, .server, "server"),
      (.outside, .outside, "another device"),
    ] as [(Participant, Role, String)]
  )
  func `participants that are not components have a role and a name`(
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
