import MVC
import Observation
import Testing

@Suite struct BridgeTests {
  private let runtime = Runtime()

  /// A model as a team has it: it knows no lab.
  private class Cart {
    private(set) var lines: [String] = []
    var onChange: () -> Void = {}

    func add(_ line: String) {
      lines.append(line)
      onChange()
    }
  }

  private final class GiftCart: Cart {
    var ribbon = "red"
  }

  @Observable fileprivate final class Basket {
    var lines: [String] = []
    var note = ""
  }

  @Test func `a model with a callback is heard, and the change has its author`() {
    let (bridge, screen) = runtime.assemble {
      let bridge = Bridge(Cart()) { cart, bridge in
        cart.onChange = { [weak bridge] in bridge?.changed("lines", .insert([0])) }
      }
      return (bridge, Screen())
    }
    let token = bridge.observe(screen) { $0.heard.append("\(bridge.model.lines)") }
    runtime.flow.run(.userEvent(.tap("Add")), from: .user, to: screen.participant, site: .unknown) {
      bridge.model.add("tea")
    }
    #expect(screen.heard == [#"["tea"]"#])
    let change = runtime.flow.hops.first { $0.kind == .change }
    #expect(change?.caller == screen.participant)
    #expect(change?.callee == bridge.participant)
    #expect(runtime.registry.name(of: bridge.participant) == "Cart")
    token.end()
    bridge.model.add("milk")
    #expect(screen.heard.count == 1)
  }

  @Test func `an observable model is heard after each change, also the second one`() {
    let (bridge, screen) = runtime.assemble {
      (Bridge(observing: Basket(), ["lines": \.lines]), Screen())
    }
    let token = bridge.observe(screen) { $0.heard.append("\(bridge.model.lines.count)") }
    bridge.model.lines.append("tea")
    #expect(screen.heard == [])
    runtime.mainQueue.drain()
    bridge.model.lines.append("milk")
    runtime.mainQueue.drain()
    #expect(screen.heard == ["1", "2"])
    bridge.model.note = "not tracked"
    runtime.mainQueue.drain()
    #expect(screen.heard == ["1", "2"])
    _ = token
  }

  @Test func `an observer that ends during a delivery is not called any more`() {
    let (bridge, first, second) = runtime.assemble { (Bridge(Cart()), Screen(), Screen()) }
    var later: ObservationToken?
    let token = bridge.observe(first) { _ in later?.end() }
    later = bridge.observe(second) { $0.heard.append("called") }
    bridge.changed("lines")
    #expect(second.heard == [])
    _ = token
  }

  @Test func `a world that ends lets go of what the observers' code captures`() {
    weak var gone: Screen?
    let runtime = Runtime()
    runtime.assemble {
      let (bridge, screen) = (Bridge(Cart()), Screen())
      gone = screen
      screen.keep(bridge, as: "bridge")
      let token = bridge.observe(screen) { _ in screen.heard.append("called") }
      screen.keep(token, as: "token")
    }
    #expect(gone != nil)
    runtime.tearDown()
    #expect(gone == nil)
  }

  @Test func `show model prints the model's own properties`() throws {
    let bridge = runtime.assemble { Bridge(observing: Basket(), ["lines": \.lines]) }
    #expect(try bridge.stored.map(\.name) == ["lines", "note"])
    let gift = runtime.assemble { Bridge(GiftCart()) }
    #expect(try gift.stored.map(\.name) == ["lines", "ribbon"])
  }
}
