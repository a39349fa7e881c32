import HeadlessUI
import MVC
import MVCLab

extension System {
  /// A door that breaks when the user has typed a name, has waited, and has knocked six times: a story
  /// that a search of few states does not reach.
  static let door = System(
    name: "door",
    summary: "a door that breaks at the sixth knock",
    style: Style(name: "free", laws: []),
    screens: [ScreenKind("door", "the door")],
    searchDomain: SearchDomain(texts: ["Ann", "Bob", "Cleo"], windows: 1),
    wirings: [Wiring("plain", .correct, "the count is a property") { DoorAssembly() }]
  )
}

private final class DoorAssembly: Assembly {
  func makeScreen(_ kind: String) -> ViewController { DoorController() }
}

private struct BrokenDoor: Error {}

private final class DoorController: ViewController {
  private let (once, twice, field) = (Button("Once"), Button("Twice"), TextField("Name"))
  private var knocks = 0

  override func loadView() {
    for element in [once, twice, field] { view.addSubview(element) }
    once.onTap(self) { try $0.knock(1) }
    twice.onTap(self) { try $0.knock(2) }
    after(.seconds(5)) {}
  }

  private func knock(_ count: Int) throws {
    knocks = min(6, knocks + count)
    if knocks == 6, !field.text.isEmpty, runtime.clock.now > .zero { throw BrokenDoor() }
  }
}
