import LabConversation
import LabSystems
import MVCLab
import Testing

@Suite struct `The wirings of the counter` {
  @Test func `a phone and a desktop that have a model each show different counts`() {
    #expect(
      Conversation.about(.counter, "glue-on-appear").transcript(
        "open desktop as second",
        "in first tap ++",
        "in second tap ++"
      ) == """
        > open desktop as second
        | second  Desktop Counter      [About]
        | second  [--]  0  [++]
        > in first tap ++
        ~ CounterModel.count set to 1
        | first   Counter              [About]
        | first   1
        | first   [++]  [--]
        ! screens-disagree: 'first' shows '1', 'second' '0'
        > in second tap ++
        ~ CounterModel.count set to 1
        | second  Desktop Counter      [About]
        | second  [--]  1  [++]
        """
    )
  }

  @Test func `another device reaches a shared model only if there is one`() {
    #expect(
      Conversation.about(.counter, "glue-on-appear").transcript("outside set 100") == """
        > outside set 100
        ! nobody-heard: another device's 'set' reached no model
        """
    )
    #expect(
      Conversation.about(.counter, "correct").transcript("close first", "outside set 100") == """
        > close first
        > outside set 100
        """
    )
  }

  @Test func `a counter with a model of its own may differ from the phone's`() {
    let conversation = Conversation.about(.counter, "correct")
    _ = conversation.transcript("open apart", "tap ++", "open apart", "tap --", "in first tap ++")
    #expect(conversation.findings.map(\.text) == [])
  }
}
