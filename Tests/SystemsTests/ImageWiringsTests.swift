import LabConversation
import LabStage
import LabSystems
import MVCLab
import Testing

@Suite struct `The wirings of the image` {
  @Test func `a view that requests a picture leaves its download behind when it closes`() {
    let conversation = Conversation.about(.image, "view-network")
    _ = conversation.transcript("open image as second", "in first tap download")
    #expect(
      conversation.transcript("close first", "server ok") == """
        > close first
        ! broken-promise: 1 download is running, and no screen shows it
        > server ok
        """
    )
  }

  @Test func `a view that forgets a state shows a bar after the download was stopped`() {
    let conversation = Conversation.about(.image, "view-forgets")
    _ = conversation.transcript("tap download", "server ok", "tap download", "server fail")
    _ = conversation.transcript("confirm OK", "tap download", "server chunk 40")
    #expect(conversation.findings.map(\.text) == [])
    #expect(
      conversation.transcript("tap download") == """
        > tap download
        ~ ImageModel.state set to none
        | Image
        | ####...... 40%
        | [Download Image]
        ! broken-promise: 'first' shows a progress bar, and no picture is on its way
        """
    )
  }

  @Test func `a download that another wiring began is no download of the one after it`() {
    let conversation = Conversation.about(.image, "published")
    _ = conversation.transcript("tap download", "swap correct", "tap download", "expect clean")
    #expect(conversation.findings.map(\.text) == [])
  }

  @Test func `a controller that requests a picture cancels it when its screen closes`() {
    let conversation = Conversation.about(.image, "correct")
    _ = conversation.transcript("open image as second", "in first tap download", "close first")
    _ = conversation.transcript("server ok")
    #expect(conversation.findings.map(\.text) == [])
  }
}
