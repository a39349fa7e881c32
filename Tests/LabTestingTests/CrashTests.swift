import Foundation
import HeadlessUI
import LabTesting
import MVC
import MVCLab
import Testing

@Suite struct CrashTests {
  @Test func `a crash of a wiring in a test names the scenario, the line and the command`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let folder = FileManager.default.temporaryDirectory.appending(path: "crash-\(getpid())")
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let text = "```mvclab\n> system fragile\n> wirings plain\n...\n> tap Break\n```\n"
      try Data(text.utf8).write(to: folder.appending(path: "break.md"))
      for file in ScenarioFile.all(in: folder.path, of: [.fragile]) { file.replay() }
    }
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let note =
      "break.md:5: error: the code of a wiring crashes: > tap Break\n'swift package lab run "
    #expect(error.contains(note))
    #expect(error.contains("break.md' tells which, and goes on after it\n"))
  }
}

extension System {
  /// A screen whose button asks for an element that is not there.
  fileprivate static let fragile = System(
    name: "fragile",
    summary: "a button that crashes",
    style: Style(name: "free", laws: []),
    screens: [ScreenKind("door", "the button")],
    wirings: [Wiring("plain", .correct, "it crashes at a tap") { FragileAssembly() }]
  )
}

private final class FragileAssembly: Assembly {
  func makeScreen(_ kind: String) -> ViewController { FragileController() }
}

private final class FragileController: ViewController {
  private let button = Button("Break")
  private let names: [String] = []

  override func loadView() { view.addSubview(button) }

  override func viewDidLoad() { button.onTap(self) { $0.title = $0.names[1] } }
}
