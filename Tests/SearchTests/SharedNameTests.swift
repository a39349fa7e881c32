import HeadlessUI
import LabSearch
import MVC
import MVCLab
import Testing

@Suite("Controls of one name")
struct SharedNameTests {
  private func lines(_ names: [(title: String, identifier: String)]) -> [String] {
    let system = System(
      name: "doors",
      summary: "a screen with buttons",
      style: Style(name: "free", laws: []),
      screens: [ScreenKind("doors", "the buttons")],
      searchDomain: SearchDomain(windows: 1),
      wirings: [Wiring("plain", .correct, "buttons") { DoorsAssembly(names) }]
    )
    return Explorer(system, SearchLimits(depth: 1))
      .explore(system.wirings[0], against: nil).report.lines
  }

  @Test("those that no command can name are named, and the others are used")
  func shared() {
    let found = lines([("Open", ""), ("Open", ""), ("Close", "")])
    #expect(
      found.last
        == "  warning: several controls are called 'Open', so no story uses them; "
        + "give each an identifier of its own"
    )
    #expect(found[1].hasPrefix("  searched 3 states"))
  }

  @Test("one that has an identifier is used by it")
  func identified() {
    let found = lines([("Open", "left"), ("Open", "right"), ("Close", "")])
    #expect(found.count == 2)
    #expect(found[1].hasPrefix("  searched 5 states"))
  }
}

private final class DoorsAssembly: Assembly {
  private let names: [(title: String, identifier: String)]

  init(_ names: [(title: String, identifier: String)]) { self.names = names }

  func makeScreen(_ kind: String) -> ViewController { DoorsController(names) }
}

private final class DoorsController: ViewController {
  private let buttons: [Button]
  private let label = Label("")

  init(_ names: [(title: String, identifier: String)]) {
    buttons = names.map { Button($0.title, identifier: $0.identifier) }
    super.init()
  }

  override func loadView() {
    for (index, button) in buttons.enumerated() {
      view.addSubview(button)
      button.onTap(self) { $0.label.text = "\(index)" }
    }
    view.addSubview(label)
  }
}
