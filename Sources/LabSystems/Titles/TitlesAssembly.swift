import HeadlessUI
import MVC
import MVCLab

/// A running wiring of `titles`, whichever it is.
final class TitlesAssembly: Assembly {
  private let makeDemo: (_ isShared: Bool) -> ViewController

  init(_ makeDemo: @escaping (_ isShared: Bool) -> ViewController) { self.makeDemo = makeDemo }

  func makeScreen(_ kind: String) -> ViewController {
    EntryController { [makeDemo] in makeDemo(kind == "shared") }
  }

  func truth(of controller: ViewController) -> Truth? {
    guard let screen = controller as? any TitleScreen else { return nil }
    let text = screen.modelTitle?.text ?? ""
    return Truth(
      subject: "demo \(controller.participant.index)",
      labels: [(name: "title", text: text), (name: "echo", text: text)]
    )
  }
}
