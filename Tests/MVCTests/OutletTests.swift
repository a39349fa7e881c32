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

@Suite struct OutletTests {
  private let surroundings = Surroundings()

  @Test func `a component in a component owns its own properties, and a superclass's are its own`()
  {
    let whole = surroundings.assemble { Whole() }
    whole.part.size = 1
    whole.size = 2
    whole.weight = 3
    #expect(
      surroundings.story == """
        change: nobody -> Part size (set)
        change: nobody -> Whole size (set)
        change: nobody -> Whole weight (set)
        """
    )
  }

  @Test func `an emitter that somebody owns stays his when another component is handed it`() {
    let screen = surroundings.assemble { Screen() }
    let whole = surroundings.assemble { Whole() }
    let borrower = surroundings.assemble { Borrower(whole.shouts) }
    let observation = whole.shouts.observe(screen) { $0.heard.append($1) }
    borrower.borrowed.send("hey")
    observation.end()
    #expect(surroundings.story == "event: Whole -> Screen hey")
  }

  @Test func `an emitter that died without an owner is never taken for a later one`() {
    let screen = surroundings.assemble { Screen() }
    var dying = surroundings.assemble { (0..<1_000).map { _ in EventEmitter<String>() } }
    dying.removeAll()
    let wholes = surroundings.assemble { (0..<100).map { _ in Whole() } }
    let borrowers = surroundings.assemble { wholes.map { Borrower($0.shouts) } }
    for borrower in borrowers {
      let observation = borrower.borrowed.observe(screen) { $0.heard.append($1) }
      borrower.borrowed.send("hey")
      observation.end()
    }
    let callers = Set(surroundings.flow.hops.map { surroundings.census.name(of: $0.caller) })
    #expect(callers == ["Whole"])
  }
}
