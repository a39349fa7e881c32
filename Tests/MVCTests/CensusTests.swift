import MVC
import Testing

@Suite struct CensusTests {
  private let surroundings = Surroundings()

  @Test func `a component that is going has its name still, and one that is gone its type's`() {
    let listener = Listener(surroundings.census)
    surroundings.flow.listener = listener
    var herald: Herald? = surroundings.assemble { Herald() }
    let participant = herald?.participant ?? .nobody
    #expect(surroundings.census.alive.map(\.participant) == [participant])
    herald = nil
    #expect(listener.heard == ["the herald", "the herald"])
    #expect(surroundings.census.name(of: participant) == "Herald")
    #expect(surroundings.census.role(of: participant) == .model)
    #expect(surroundings.census.component(participant) === nil)
    #expect(surroundings.census.alive.isEmpty)
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
  let census: Census
  var heard: [String] = []

  init(_ census: Census) { self.census = census }

  func flow(_ flow: Flow, modelSpokeAt index: Int, _ phase: FlowPhase) {
    heard.append(census.name(of: flow.hops[index].caller))
  }
}
