import MVCLab
import Systems
import Testing

@Suite struct `A world that nobody looks at any more is gone` {
  @Test(arguments: System.todo.wirings.map(\.name))
  func `with its singletons and with what was waiting`(wiring: String) {
    weak var surroundings: Surroundings?
    do {
      let session = Session(systems: [.todo])
      for line in [
        "system todo", "wirings \(wiring)", "open list as one", "tap Add",
      ] { _ = session.respond(to: line) }
      surroundings = session.world?.surroundings
      #expect(surroundings?.census.alive.isEmpty == false)
    }
    #expect(surroundings == nil)
  }
}
