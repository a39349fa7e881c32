import MVC
import Testing

private class Part: Model {
  @Observed var size = 0
}

private final class Whole: Part {
  let part = Part()
  @Observed var weight = 0
  let shouts = EventEmitter<String>()
  override var flowName: String { "Whole" }
}

private final class Borrower: Model {
  let borrowed: EventEmitter<String>

  init(_ emitter: EventEmitter<String>) {
    borrowed = emitter
    super.init()
  }
}

@Suite struct PortTests {
  private let runtime = Runtime()

  @Test func `a component owns its own and its superclass's ports, and a nested component's not`() {
    let whole = runtime.assemble { Whole() }
    whole.part.size = 1
    whole.size = 2
    whole.weight = 3
    #expect(
      runtime.story == """
        change: nobody -> Part size (set)
        change: nobody -> Whole size (set)
        change: nobody -> Whole weight (set)
        """
    )
  }

  @Test func `an emitter stays its owner's when another component stores it`() {
    let screen = runtime.assemble { Screen() }
    let whole = runtime.assemble { Whole() }
    let borrower = runtime.assemble { Borrower(whole.shouts) }
    let observation = whole.shouts.observe(screen) { $0.heard.append($1) }
    borrower.borrowed.send("hey")
    observation.end()
    #expect(runtime.story == "event: Whole -> Screen hey")
  }

  @Test func `an emitter that died without an owner is never taken for a later one at its address`()
  {
    let screen = runtime.assemble { Screen() }
    var dying = runtime.assemble { (0..<1_000).map { _ in EventEmitter<String>() } }
    dying.removeAll()
    let wholes = runtime.assemble { (0..<100).map { _ in Whole() } }
    let borrowers = runtime.assemble { wholes.map { Borrower($0.shouts) } }
    for borrower in borrowers {
      let observation = borrower.borrowed.observe(screen) { $0.heard.append($1) }
      borrower.borrowed.send("hey")
      observation.end()
    }
    let callers = Set(runtime.flow.hops.map { runtime.registry.name(of: $0.caller) })
    #expect(callers == ["Whole"])
  }
}
