import LabConversation
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
        ! nobody-heard: the answer to 'image' reached nobody: 'ImageView' is gone
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
