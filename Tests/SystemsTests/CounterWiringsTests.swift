import LabConversation
import LabStage
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

  @Test func `an emitter within everybody's reach counts one tap twice`() {
    let conversation = Conversation.about(.counter, "emitter-everywhere")
    _ = conversation.transcript("tap ++", "open desktop as second")
    #expect(conversation.findings.map(\.text) == [])
    _ = conversation.transcript("in first tap ++")
    #expect(
      conversation.findings.map(\.text) == [
        "'first' went from 1 to 3 with one tap", "'second' went from 1 to 3 with one tap",
      ]
    )
  }

  @Test func `a number may jump when another device sets it, and stay when a tap is refused`() {
    let conversation = Conversation.about(.counter, "bounded")
    _ = conversation.transcript("outside set 7", "outside set 0", "tap --", "repeat 5 tap ++")
    #expect(conversation.findings.map(\.text) == [])
  }

  @Test func `a counter with a model of its own may differ from the phone's`() {
    let conversation = Conversation.about(.counter, "correct")
    _ = conversation.transcript("open apart", "tap ++", "open apart", "tap --", "in first tap ++")
    #expect(conversation.findings.map(\.text) == [])
  }
}
