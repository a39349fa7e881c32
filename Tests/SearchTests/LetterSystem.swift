import HeadlessUI
import MVC
import MVCLab

extension System {
  /// A desk that sends a letter and says whether it was refused.
  static let letter = System(
    name: "letter",
    summary: "a desk that sends letters",
    style: Style(name: "free", laws: []),
    screens: [ScreenKind("desk", "the desk")],
    server: .always,
    searchDomain: SearchDomain(windows: 1, requests: 2),
    wirings: [
      Wiring("plain", .correct, "sends the letter") { LetterAssembly { $0.send("letter") } },
      Wiring("logging", .correct, "notes first that it will") {
        LetterAssembly {
          $0.send("log") { _, _ in }
          $0.send("letter")
        }
      },
      Wiring("deaf", .correct, "hears no refusal") {
        LetterAssembly { $0.send("letter") { _, _ in } }
      },
      Wiring("logging-deaf", .correct, "notes first that it will, and hears no refusal") {
        LetterAssembly {
          $0.send("log") { _, _ in }
          $0.send("letter") { _, _ in }
        }
      },
    ]
  )
}

private final class LetterAssembly: Assembly {
  private let act: (DeskController) -> Void

  init(act: @escaping (DeskController) -> Void) { self.act = act }

  func makeScreen(_ kind: String) -> ViewController { DeskController(act) }
}

private final class DeskController: ViewController {
  private let (button, note) = (Button("Send"), Label())
  private let act: (DeskController) -> Void

  init(_ act: @escaping (DeskController) -> Void) {
    self.act = act
    super.init()
  }

  override func loadView() {
    for element in [button, note] { view.addSubview(element) }
    button.onTap(self) { $0.act($0) }
  }

  func send(
    _ name: String,
    then hear: @escaping (DeskController, Response) -> Void = { desk, response in
      if case .failure = response { desk.note.text = "refused" }
    }
  ) {
    server?.send(Request(name), then: Block(self, hear))
  }
}
