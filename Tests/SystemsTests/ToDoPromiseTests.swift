import LabConversation
import LabStage
import LabSystems
import MVCLab
import Testing

@Suite struct `The promise of no lost entry` {
  @Test(arguments: ["misused", "rightmvc"])
  func `a removal that reached no model excuses no lost entry`(wiring: String) {
    let conversation = Conversation.about(.todo, wiring)
    #expect(
      conversation.transcript("tap Add", "outside remove 0", "close first by replace")
        .hasSuffix("! broken-promise: 'To Do Item 1' disappeared without a removal")
    )
  }

  @Test func `a removal that reached no model excuses no answer that overwrites the list`() {
    let conversation = Conversation.about(.todo, "misused-server", hasServer: true)
    #expect(
      conversation.transcript("tap Add", "outside remove 0", "server ok 'x, y'")
        .hasSuffix("! broken-promise: 'To Do Item 1' disappeared without a removal")
    )
  }

  @Test func `the removal of one entry excuses no other entry that goes later`() {
    let conversation = Conversation.about(.todo, "misused")
    _ = conversation.transcript("batch 2", "swipe 0", "confirm Delete")
    #expect(conversation.promisesBroken == [])
    _ = conversation.transcript("close first by replace")
    #expect(
      conversation.promisesBroken == ["'Pasted 2' disappeared without a removal"]
    )
  }

  @Test(arguments: ["correct", "misused", "half-store", "onevcat", "rightmvc"])
  func `an entry may go by a swipe, and by the button of its edit screen`(wiring: String) {
    let conversation = Conversation.about(.todo, wiring)
    _ = conversation.transcript("repeat 3 tap Add", "swipe 1", "confirm Delete")
    _ = conversation.transcript("select 0", "tap Delete")
    #expect(conversation.promisesBroken == [])
  }

  @Test func `an entry may go late, renamed meanwhile, when the server grants its removal`() {
    let conversation = Conversation.about(.todo, "correct", hasServer: true)
    _ = conversation.transcript("server ok 'Milk, Bread'", "swipe 0", "confirm Delete")
    _ = conversation.transcript("outside rename 0 Tea", "outside remove 1", "server ok")
    #expect(conversation.findings.map(\.text) == [])
  }
}

@Suite struct `The promise of the server's entries` {
  @Test func `an answer to a wiring that was replaced tells the one after it nothing`() {
    let conversation = Conversation.about(.todo, "misused-server", hasServer: true)
    _ = conversation.transcript("swap correct", "server ok last", "server ok 'Milk, Bread'")
    #expect(conversation.promisesBroken == [])
  }

  @Test func `a list that the server does not deliver may lack its entries`() {
    let conversation = Conversation.about(.todo, "optimistic", hasServer: true)
    _ = conversation.transcript("tap Add", "server ok", "swap correct", "server fail")
    #expect(conversation.promisesBroken == [])
  }

  @Test func `a granted entry whose answer was heard must be in the list`() {
    let conversation = Conversation.about(.todo, "optimistic", hasServer: true)
    _ = conversation.transcript("tap Add", "swipe 0", "confirm Delete", "server ok", "server ok")
    #expect(
      conversation.promisesBroken == ["'To Do Item 1' is not in the list; the server has it"]
    )
  }
}

extension Conversation {
  fileprivate var promisesBroken: [String] {
    findings.filter { $0.rule == "broken-promise" }.map(\.text)
  }
}
