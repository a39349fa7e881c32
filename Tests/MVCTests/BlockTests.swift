import MVC
import Testing

@Suite struct BlockTests {
  @Test func `a block is recorded as a call from its caller, at the line that made it`() {
    let runtime = Runtime()
    let (store, screen) = runtime.assemble { (Store(), Screen()) }
    let (block, line): (Block<Int>, UInt) = (Block(screen) { $0.heard.append("got \($1)") }, #line)
    block(42, from: store)
    #expect(screen.heard == ["got 42"])
    #expect(runtime.story == "block: Store -> Screen")
    #expect(runtime.flow.hops.map(\.site) == [CallSite(fileID: #fileID, line: line)])
  }

  @Test func `a block without input is called with its caller alone`() {
    let runtime = Runtime()
    let (store, screen) = runtime.assemble { (Store(), Screen()) }
    let block: Block<Void>? = Block(screen) { screen, _ in screen.heard.append("done") }
    block?(from: store)
    #expect(screen.heard == ["done"])
    #expect(runtime.story == "block: Store -> Screen")
  }

  @Test func `a block holds its target weakly and does nothing once it is gone`() {
    let runtime = Runtime()
    let store = runtime.assemble { Store() }
    var screen: Screen? = runtime.assemble { Screen() }
    let block = screen.map { Block<Int>($0) { $0.heard.append("got \($1)") } }
    weak let gone = screen
    screen = nil
    #expect(gone == nil)
    block?(42, from: store)
    #expect(runtime.story == "")
  }

  @Test func `a model's call of a block is announced to the listener`() {
    let runtime = Runtime()
    let (store, screen) = runtime.assemble { (Store(), Screen()) }
    let ear = Ear()
    runtime.flow.listener = ear
    Block<Int>(screen) { screen, _ in screen.heard.append("got it") }(42, from: store)
    #expect(ear.phases == ["0 spoken", "0 heardByAll"])
  }
}
