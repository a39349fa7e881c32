import MVC
import Testing

@Suite struct BlockTests {
  @Test func `whoever has the block calls it in his own name, at the line where it was written`() {
    let runtime = Runtime()
    let (store, screen) = runtime.assemble { (Store(), Screen()) }
    let (block, line): (Block<Int>, UInt) = (Block(screen) { $0.heard.append("got \($1)") }, #line)
    block(42, from: store)
    #expect(screen.heard == ["got 42"])
    #expect(runtime.story == "block: Store -> Screen")
    #expect(runtime.flow.hops.map(\.site) == [CallSite(fileID: #fileID, line: line)])
  }

  @Test func `it does nothing when its target is gone, and does not keep it alive`() {
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

  @Test func `a model's call is announced as its word`() {
    let runtime = Runtime()
    let (store, screen) = runtime.assemble { (Store(), Screen()) }
    let ear = Ear()
    runtime.flow.listener = ear
    Block<Int>(screen) { screen, _ in screen.heard.append("got it") }(42, from: store)
    #expect(ear.phases == ["0 spoken", "0 heardByAll"])
  }
}
