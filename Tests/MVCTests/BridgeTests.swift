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

  private struct Line {
    let name: String
    var count = 1
  }

  private final class Stock {
    var lines = [Line(name: "tea"), Line(name: "milk")]
    var boxes = [Box(), Box()]
    var note = ""
    var onChange: (String) -> Void = { _ in }

    final class Box {
      var labels: [String: Int] = [:]
    }
  }

  private final class Search {
    var state = State()

    struct State {
      var weather: String? = "wet"
      var query = Query()
      var pick: Query?
      var places: [String] = []
      var tags: Set<String> = []
    }

    struct Query {
      var text = ""
      var limit = 10
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

  @Test func `a change of some elements of a list is told from another list`() {
    let bridge = runtime.assemble {
      Bridge(Stock()) { stock, bridge in
        stock.onChange = { [weak bridge] in bridge?.changed($0) }
      }
    }
    let stock = bridge.model
    func change(of what: String = "lines", _ body: () -> Void) -> String {
      body()
      stock.onChange(what)
      return "\(runtime.flow.hops.last?.detail ?? .none)"
    }
    #expect(change { stock.lines[1].count = 2 } == "replaced [1]")
    #expect(change { stock.lines += [Line(name: "rye"), Line(name: "jam")] } == "inserted [2, 3]")
    #expect(
      change {
        stock.lines[0].count = 2
        stock.lines[2].count = 2
      } == "replaced [0, 2]"
    )
    #expect(change {} == "set")
    #expect(change { stock.lines.remove(at: 1) } == "removed [1]")
    #expect(change { stock.lines.insert(Line(name: "oil"), at: 0) } == "set")
    #expect(change { stock.lines.removeFirst(2) } == "set")
    #expect(change { stock.lines = [Line(name: "salt")] } == "set")
    #expect(change { stock.lines[0].count = 9 } == "set")
    #expect(change { stock.lines = [] } == "set")
    #expect(change { stock.lines = [Line(name: "tea")] } == "set")
    #expect(change(of: "boxes") { stock.boxes[1].labels = ["a": 1, "b": 2] } == "replaced [1]")
    #expect(change(of: "note") { stock.note = "closed" } == "set to closed")
    #expect(change(of: "total") {} == "set")
  }

  @Test func `a change of a structure names the properties that differ`() {
    let bridge = runtime.assemble { Bridge(Search()) }
    func change(_ body: (inout Search.State) -> Void) -> String {
      body(&bridge.model.state)
      bridge.changed("state")
      return "\(runtime.flow.hops.last?.detail ?? .none)"
    }
    #expect(change { $0.weather = "sunny" } == "set weather to sunny")
    #expect(
      change {
        $0.query.text = "Rome"
        $0.places = ["Rome", "Riga"]
        $0.tags = ["b", "a"]
      } == "set query.text to Rome, places to 2 values, tags to 2 values"
    )
    #expect(change { $0.tags = ["a", "b"] } == "set")
    #expect(change { $0.weather = nil } == "set weather to nothing")
    #expect(change { $0.pick = .init(text: "Riga") } == "set pick to (text: Riga, limit: 10)")
    #expect(change { $0.pick?.limit = 3 } == "set pick.limit to 3")
    #expect(change { $0.pick = nil } == "set pick to nothing")
    let long = String(repeating: "x", count: 400)
    #expect(change { $0.query.text = long } == "set query.text to \(long.prefix(39))…")
  }

  @Test func `a change that says what it is stays as it is, and counts for the next one`() {
    let bridge = runtime.assemble { Bridge(Stock()) }
    bridge.model.lines[0].count = 2
    bridge.changed("lines", .set)
    bridge.model.lines[1].count = 2
    bridge.changed("lines")
    #expect(runtime.flow.hops.map { "\($0.detail)" } == ["set", "replaced [1]"])
  }

  @Test func `the elements that the lab remembers are not kept alive`() {
    let bridge = runtime.assemble { Bridge(Stock()) }
    weak let box = bridge.model.boxes.last
    bridge.model.boxes.removeLast()
    #expect(box == nil)
  }

  @Test func `a change of an observable list says afterwards which elements are others`() {
    let bridge = runtime.assemble { Bridge(observing: Basket(), ["lines": \.lines]) }
    let basket = bridge.model
    func change(_ body: () -> Void) -> String {
      body()
      let announced = runtime.flow.hops.last { $0.kind == .change }
      #expect(announced?.detail == .change(.set))
      runtime.mainQueue.drain()
      return "\(runtime.flow.hops.last { $0.kind == .change }?.detail ?? .none)"
    }
    #expect(change { basket.lines = ["tea", "milk"] } == "set")
    #expect(change { basket.lines[1] = "rye" } == "replaced [1]")
    #expect(change { basket.lines.append("jam") } == "inserted [2]")
    #expect(change { basket.lines = ["salt"] } == "set")
  }

  @Test func `a change of an observable text says afterwards what it is`() {
    let bridge = runtime.assemble { Bridge(observing: Basket(), ["note": \.note]) }
    bridge.model.note = "for Ann"
    runtime.mainQueue.drain()
    #expect(
      runtime.flow.hops.filter { $0.kind == .change }.map { "\($0.detail)" } == ["set to for Ann"]
    )
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
