import MVC
import Testing

@Suite struct BlockTests {
  @Test func `whoever has the block calls it in his own name, at the line where it was written`() {
    let surroundings = Surroundings()
    let (store, screen) = surroundings.assemble { (Store(), Screen()) }
    let (block, line): (Block<Int>, UInt) = (Block(screen) { $0.heard.append("got \($1)") }, #line)
    block(42, from: store)
    #expect(screen.heard == ["got 42"])
    #expect(surroundings.story == "block: Store -> Screen")
    #expect(surroundings.flow.hops.map(\.site) == [CallSite(fileID: #fileID, line: line)])
  }

  @Test func `it does nothing when its target is gone, and does not keep it alive`() {
    let surroundings = Surroundings()
    let store = surroundings.assemble { Store() }
    var screen: Screen? = surroundings.assemble { Screen() }
    let block = screen.map { Block<Int>($0) { $0.heard.append("got \($1)") } }
    weak let gone = screen
    screen = nil
    #expect(gone == nil)
    block?(42, from: store)
    #expect(surroundings.story == "")
  }

  @Test func `a model's call is announced as its word`() {
    let surroundings = Surroundings()
    let (store, screen) = surroundings.assemble { (Store(), Screen()) }
    let ear = Ear()
    surroundings.flow.listener = ear
    Block<Int>(screen) { screen, _ in screen.heard.append("got it") }(42, from: store)
    #expect(ear.phases == ["0 spoken", "0 heardByAll"])
  }
}
