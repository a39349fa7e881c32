import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Testing

/// The user leaves the app, and comes back.
@Suite struct BackgroundTests {
  @Test func `the app is told when the user leaves and comes back, in UIKit's order`() {
    #expect(
      Stage { Listening() }.conversation.transcript(["background", "foreground", "show flow"])
        == """
        > background
        |
        | leaving
        | [Go]
        |
        | gone
        | [Go]
        > foreground
        |
        | coming
        | [Go]
        |
        | back
        | [Go]
        > show flow
        = post  Application  willEnterForeground
        =   notification  Application -> Listening  (BackgroundTests.swift:\(Listening.line + 2))
        =     render  Listening -> a label  wrote a label  (BackgroundTests.swift:\(Listening.line + 2))
        = post  Application  didBecomeActive
        =   notification  Application -> Listening  (BackgroundTests.swift:\(Listening.line + 3))
        =     render  Listening -> a label  wrote a label  (BackgroundTests.swift:\(Listening.line + 3))
        """
    )
  }

  @Test func `in the background the user touches nothing, and what goes on around goes on`() {
    let conversation = Stage { Listening() }.conversation
    _ = conversation.respond(to: "background")
    let refused = "? the app is in the background; 'foreground' comes back to it"
    #expect(conversation.text(of: "tap Go") == refused)
    #expect(conversation.text(of: "background") == refused)
    #expect(conversation.text(of: "advance 1s") == "")
    #expect(conversation.text(of: "what") == "= foreground")
    _ = conversation.respond(to: "foreground")
    #expect(conversation.text(of: "tap Go").hasPrefix("!"))
    #expect(conversation.text(of: "foreground") == "? there is nothing to come back to")
  }

  @Test func `leaving the app is offered only where some code listens`() {
    let deaf = Stage { Deaf() }.reply(to: "what").split(separator: "\n")
    let listening = Stage { Listening() }.reply(to: "what").split(separator: "\n")
    #expect(listening.filter { !deaf.contains($0) } == ["= background"])
    #expect(listening.filter { $0 != "= background" } == deaf)
  }
}

/// Shows what it hears of the app.
private final class Listening: ViewController {
  private let label = Label()
  private let button = Button("Go")

  static let line = #line + 3
  override func loadView() {
    for element in [label, button] as [Element] { view.addSubview(element) }
    observe(.willResignActive) { screen, _ in screen.label.text = "leaving" }
    observe(.didEnterBackground) { screen, _ in screen.label.text = "gone" }
    observe(.willEnterForeground) { screen, _ in screen.label.text = "coming" }
    observe(.didBecomeActive) { screen, _ in screen.label.text = "back" }
  }
}

private final class Deaf: ViewController {
  override func loadView() { view.addSubview(Button("Go")) }
}
