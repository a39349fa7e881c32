import MVC
import Testing

private protocol EditDelegate: AnyObject {
  func didEdit(_ title: String) throws
}

extension Screen: EditDelegate {
  fileprivate func didEdit(_ title: String) { heard.append(title) }
}

private final class Editor: Controller {
  @Delegate var delegate: (any EditDelegate)?

  func save(_ title: String) -> Bool { $delegate { try $0.didEdit(title) } }
}

private final class Oracle: Model {
  @Delegate var delegate: (any EditDelegate)?

  func speak() { $delegate { try $0.didEdit("hear me") } }
}

@Suite struct DelegateTests {
  @Test func `a call of a delegate is a hop without a name`() {
    let runtime = Runtime()
    let (editor, screen) = runtime.assemble { (Editor(), Screen()) }
    editor.delegate = screen
    #expect(editor.save("Milk"))
    #expect(screen.heard == ["Milk"])
    #expect(runtime.story == "delegate: Editor -> Screen")
    #expect(runtime.flow.hops.map(\.site.file) == ["DelegateTests.swift"])
  }

  @Test func `a call without a delegate is no error and no hop`() {
    let runtime = Runtime()
    let editor = runtime.assemble { Editor() }
    #expect(!editor.save("Milk"))
    #expect(runtime.story == "")
  }

  @Test func `a link to a delegate is weak`() {
    let runtime = Runtime()
    let editor = runtime.assemble { Editor() }
    var screen: Screen? = runtime.assemble { Screen() }
    editor.delegate = screen
    #expect(editor.delegate === screen)
    screen = nil
    #expect(editor.delegate == nil)
    #expect(!editor.save("Milk"))
  }

  @Test
  func `a call of a delegate comes from the owner of the link, also while another component acts`()
  {
    let runtime = Runtime()
    let (editor, screen, knob) = runtime.assemble { (Editor(), Screen(), Knob()) }
    editor.delegate = screen
    runtime.flow.run(.userEvent(.tap("Go")), from: .user, to: knob.participant, site: .unknown) {
      _ = editor.save("Milk")
    }
    #expect(
      runtime.story == """
        user event: user -> Knob tap 'Go'
          delegate: Editor -> Screen
        """
    )
  }

  @Test(arguments: [true, false])
  func `a model's call of a delegate is announced to the listener, a controller's is not`(
    isModel: Bool
  ) {
    let runtime = Runtime()
    let (editor, oracle, screen) = runtime.assemble { (Editor(), Oracle(), Screen()) }
    let ear = Ear()
    runtime.flow.listener = ear
    (editor.delegate, oracle.delegate) = (screen, screen)
    if isModel { oracle.speak() } else { _ = editor.save("Milk") }
    #expect(ear.phases == (isModel ? ["0 spoken", "0 heardByAll"] : []))
  }
}

/// Remembers what the flow announced.
final class Ear: FlowListener {
  private(set) var phases: [String] = []

  func flow(_ flow: Flow, modelSpokeAt index: Int, _ phase: FlowPhase) {
    phases.append("\(index) \(phase)")
  }
}
