import HeadlessUI
import LabConversation
import LabStage
import MVC
import Testing

/// The names of calls through delegates and contracts, in the flow.
@Suite struct CalledMethodTests {
  @Test(
    arguments: [
      ("Save", "delegate  Form -> Page  didSave(_:)"),
      ("Compute", "delegate  Form -> Page  didSave(_:)"),
      ("Quiet", "delegate  Form -> Page"),
      ("Default", "delegate  Form -> Page"),
      ("Both", "delegate  Form -> Page  willSave()"),
      ("Right", "contract  Form -> Page  FormListener.didSave"),
      ("Unseen", "contract  Form -> Page  FormListener.quiet"),
      ("Lost", "contract  Form  FormListener.didSave"),
      ("Gone", "delegate  Form -> (nobody)"),
    ]
  )
  func `a call has the name of the method that was called`(button: String, hop: String) {
    let conversation = Stage { Page() }.conversation
    _ = conversation.respond(to: "tap \(button)")
    let lines = conversation.respond(to: "show flow").lines.map(\.text)
    let told = lines.filter { $0.contains("delegate") || $0.contains("contract") }.map {
      $0.replacing(/\s*\(CalledMethodTests.*/, with: "").replacing(/^\s+/, with: "")
    }
    #expect(told == [hop], "\(lines.joined(separator: "\n"))")
  }

  @Test func `a walk and a picture have the same name`() throws {
    let conversation = Stage { Page() }.conversation
    let walk = try #require(conversation.respond(to: "step tap Save").walk)
    let rows = (0..<walk.count).flatMap { walk.reply(at: $0, since: $0 > 0 ? $0 - 1 : nil).lines }
    #expect(rows.contains { $0.text.contains("delegate  Form -> Page  didSave(_:)") })
  }
}

private protocol FormListener: AnyObject {
  func willSave()
  func didSave(_ text: String)
  func quiet()
}

extension FormListener where Self: Page {
  func byDefault() { show("by default") }
}

private final class Form: Controller {
  @Delegate var delegate: (any FormListener)?
  @Contract(.weak) var listener: (any FormListener)?
  private let note = Label(identifier: "form")

  func send(_ name: String) {
    switch name {
    case "Save": $delegate { $0.didSave("saved") }
    case "Compute": $delegate { $0.didSave(compute()) }
    case "Quiet": $delegate { $0.quiet() }
    case "Default": $delegate { ($0 as? Page)?.byDefault() }
    case "Both":
      $delegate {
        $0.willSave()
        $0.didSave("saved")
      }
    case "Right": $listener("didSave") { $0.didSave("saved") }
    case "Unseen": $listener("quiet") { $0.quiet() }
    case "Lost":
      listener = nil
      $listener("didSave") { $0.didSave("saved") }
    default:
      delegate = Page()
      $delegate { $0.didSave("saved") }
    }
  }

  private func compute() -> String {
    note.text = "computed"
    return note.text
  }
}

private final class Page: ViewController, FormListener {
  private let (form, label) = (Form(), Label(identifier: "label"))

  override func viewDidLoad() {
    view.addSubview(label)
    (form.delegate, form.listener) = (self, self)
    for name in [
      "Save", "Compute", "Quiet", "Default", "Both", "Right", "Unseen", "Lost", "Gone",
    ] {
      let button = Button(name)
      button.onTap(self) { $0.form.send(name) }
      view.addSubview(button)
    }
  }

  func show(_ text: String) { label.text = text }
  func willSave() { show("will save") }
  func didSave(_ text: String) { show(text) }
  func quiet() {}
}
