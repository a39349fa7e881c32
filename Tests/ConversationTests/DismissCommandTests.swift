import HeadlessUI
import LabConversation
import LabStage
import Testing

@Suite struct DismissCommandTests {
  @Test func `a screen that is modal in its presentation is not dismissed by hand`() throws {
    let conversation = Stage { FormOpener(isHeld: true) }.conversation
    _ = conversation.respond(to: "tap Go")
    #expect(
      conversation.text(of: "dismiss")
        == "? 'dismiss' can't be done here; the screen is modal in its presentation"
    )
    let window = try #require(conversation.runs.first?.picture.windows.first)
    #expect(window.acts == [])
    #expect(conversation.text(of: "tap Cancel") == "|\n| [Go]")
  }

  @Test func `a screen that the user may dismiss goes`() throws {
    let conversation = Stage { FormOpener(isHeld: false) }.conversation
    _ = conversation.respond(to: "tap Go")
    let window = try #require(conversation.runs.first?.picture.windows.first)
    #expect(window.acts == ["dismiss"])
    #expect(conversation.text(of: "dismiss") == "|\n| [Go]")
  }
}

/// Presents a form with a button that dismisses it.
private final class FormOpener: ViewController {
  private let isHeld: Bool
  private let goButton = Button("Go")

  init(isHeld: Bool) { self.isHeld = isHeld }

  override func loadView() { view.addSubview(goButton) }
  override func viewDidLoad() { goButton.onTap(self) { $0.open() } }

  private func open() {
    let form = Form()
    form.isModalInPresentation = isHeld
    present(form)
  }
}

private final class Form: ViewController {
  private let cancelButton = Button("Cancel")

  override func loadView() { view.addSubview(cancelButton) }
  override func viewDidLoad() { cancelButton.onTap(self) { $0.dismiss() } }
}
