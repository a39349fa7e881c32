import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Testing

/// The line that made a screen show something else than its model.
@Suite struct WrongScreenLineTests {
  private func findings(after commands: String...) -> [String] {
    let stage = Stage(
      style: Style(name: "no law", laws: []),
      truth: { screen in
        guard let page = screen as? ScorePage else { return nil }
        return Truth("score") { Truth.Text("score", "\(page.score.points)") }
      },
      { ScorePage() }
    )
    return stage.findings(after: commands).split(separator: "\n").map(String.init)
  }

  private func finding(_ shown: String, _ points: Int, line: UInt?) -> [String] {
    let text = "! screen-disagrees-with-model: 'first' shows '\(shown)'; its model has '\(points)'"
    return [text + (line.map { "  (WrongScreenLineTests.swift:\($0))" } ?? "")]
  }

  @Test func `a paint that the model does not bear out has its line`() {
    #expect(findings(after: "tap Paint") == finding("7", 0, line: ScorePage.paint))
  }

  @Test func `a change that the screen has missed has no line`() {
    #expect(findings(after: "tap Add") == finding("0", 1, line: nil))
  }

  @Test func `a paint that shows the same as before is not to blame`() {
    #expect(findings(after: "tap Again") == finding("0", 1, line: nil))
  }

  @Test func `a paint that the model has called for is not to blame`() {
    #expect(findings(after: "tap Told") == finding("2", 1, line: nil))
  }

  @Test func `a screen that follows its model has no finding`() {
    #expect(findings(after: "tap Follow") == [])
  }
}

extension NotificationName where Payload == Int {
  fileprivate static let scoreDidChange: Self = "scoreDidChange"
}

private final class Score: Model {
  @Observed private(set) var points = 0

  func add() { points += 1 }

  /// Tells another number than it has.
  func addAndTell() {
    add()
    post(.scoreDidChange, points + 1)
  }
}

private final class ScorePage: ViewController {
  let score = Score()
  private let label = Label(identifier: "score")
  static let paint: UInt = #line + 23

  override func loadView() {
    view.addSubview(label)
    show()
    observe(.scoreDidChange, from: score) { page, posted in
      page.label.text = "\(posted.payload)"
    }
    let acts: [(String, (ScorePage) -> Void)] = [
      ("Paint", { $0.act(0) }), ("Add", { $0.act(1) }), ("Again", { $0.act(2) }),
      ("Told", { $0.act(3) }), ("Follow", { $0.act(4) }),
    ]
    for (name, act) in acts {
      let button = Button(name)
      view.addSubview(button)
      button.onTap(self, act)
    }
  }

  private func show() { label.text = "\(score.points)" }

  private func act(_ number: Int) {
    switch number {
    case 0: label.text = "7"
    case 1: score.add()
    case 2:
      score.add()
      label.text = "0"
    case 3: score.addAndTell()
    default:
      score.add()
      show()
    }
  }
}
