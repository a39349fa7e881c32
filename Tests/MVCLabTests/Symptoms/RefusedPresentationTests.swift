import HeadlessUI
import LabStage
import MVCLab
import Testing

@Suite struct RefusedPresentationTests {
  @Test func `nobody-heard: an alert of a screen that another one covers reaches nobody`() {
    let conversation = Stage { Covered() }.conversation
    #expect(
      conversation.transcript(["tap Go", "back"]) == """
        > tap Go
        | <
        | before
        | [Go]
        ! nobody-heard: 'Covered' presented 'Failed' to nobody: it is not in its window  \
        (RefusedPresentationTests.swift:\(Covered.line))
        > back
        |
        | before
        | [Go]
        """
    )
  }

  @Test func `the flow shows that nobody sees what a covered screen presents`() {
    let conversation = Stage { Covered() }.conversation
    _ = conversation.respond(to: "tap Go")
    #expect(
      conversation.respond(to: "show flow").lines.last?.description
        == "=     navigation  Covered -> (nobody)  presented 'Failed'  it is not in its window  "
        + "(RefusedPresentationTests.swift:\(Covered.line))  ! nobody-heard"
    )
  }

  @Test func `nobody-heard: a screen that presents another while it loads shows nothing`() {
    let conversation = Stage { Hasty() }.conversation
    #expect(
      conversation.findings.map(\.described) == [
        "! nobody-heard: 'Hasty' presented Screen to nobody: it is not in its window  "
          + "(RefusedPresentationTests.swift:\(Hasty.line))"
      ]
    )
  }

  @Test func `nobody-heard: a second alert is not shown, and the report says why`() {
    #expect(
      Stage { Twice() }.findings(after: ["tap Go"])
        == "! nobody-heard: 'Twice' presented 'Two' to nobody: an alert is in front of it  "
        + "(RefusedPresentationTests.swift:\(Twice.line))"
    )
  }

  @Test(
    arguments: [
      Example("a visible screen", "tap Go", "tap OK") { Asking() },
      Example("an alert after an alert", "tap Go", "tap OK", "tap OK") { AskingTwice() },
      Example("a screen that has just appeared", "tap OK") { Greeting() },
      Example("a screen that is about to leave", "tap Go", "tap Go", "back") { Shop() },
    ]
  ) func `nobody-heard: a screen that is visible, or has left, is not reported`(example: Example) {
    #expect(Stage(example.make).findings(after: example.commands) == "")
  }
}

/// Asks for the user's attention after the user has gone on.
private final class Covered: Screen {
  static let line = #line + 3
  override func go() {
    navigation?.push(Screen())
    present(Alert("Failed", actions: [AlertAction("OK")]))
  }
}

private final class Hasty: Screen {
  static let line = #line + 1
  override func viewDidLoad() { present(Screen()) }
}

private final class Twice: Screen {
  static let line = #line + 3
  override func go() {
    present(Alert("One", actions: [AlertAction("OK")]))
    present(Alert("Two", actions: [AlertAction("OK")]))
  }
}

/// Asks once more when the first answer is there: the alert is gone before its action is called.
private final class AskingTwice: Screen {
  override func go() {
    present(Alert("Sure?", actions: [AlertAction("OK", self) { $0.askAgain() }]))
  }

  private func askAgain() {
    present(Alert("Really?", actions: [AlertAction("OK")]))
  }
}

private final class Asking: Screen {
  override func go() { present(Alert("Sure?", actions: [AlertAction("OK")])) }
}

private final class Greeting: Screen {
  override func viewDidAppear() { present(Alert("Hello", actions: [AlertAction("OK")])) }
}

private final class Shop: Screen {
  override func go() { navigation?.push(Leaving()) }
}

/// Says goodbye when the user is gone.
private final class Leaving: Screen {
  override func didLeave() { present(Alert("Goodbye", actions: [AlertAction("OK")])) }
}
