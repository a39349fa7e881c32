import HeadlessUI
import LabStage
import Testing

/// What a handler does to the bars of its screen: it says what the user can do, and shows no content.
@Suite struct UIChangesUIByBarTests {
  @Test(
    arguments: [
      Example("other buttons", "tap Go", "tap Cancel") {
        Choosing { $0.navigationItem.leftButtons = $1 ? [$0.cancel] : [] }
      },
      Example("a button on the right", "tap Go") {
        Choosing { $0.navigationItem.rightButton = $1 ? $0.cancel : nil }
      },
      Example("no way back", "tap Go", "tap Next", "tap Go") {
        Choosing {
          $0.navigationItem.rightButton = $0.next
          $0.navigationItem.hidesBackButton = $1
        }
      },
      Example("no bar", "tap Go", "tap Go") {
        Choosing { $0.navigation?.isNavigationBarHidden = $1 }
      },
    ]
  ) func `ui-changes-ui: buttons of a bar that come and go after a tap do not break it`(
    example: Example
  ) {
    #expect(Stage(example.make).findings(after: example.commands) == "")
  }

  @Test func `ui-changes-ui: a title that changes after a tap breaks it`() {
    let stage = Stage { Choosing { screen, isChoosing in screen.title = "\(isChoosing)" } }
    #expect(stage.findings(after: ["tap Go"]).hasPrefix("! ui-changes-ui: 'Choosing' titled"))
  }
}

/// What the button 'Go' begins, and the button 'Cancel' ends.
private final class Choosing: Screen {
  let (cancel, next) = (Button("Cancel"), Button("Next"))
  private var isChoosing = false
  private let paint: (Choosing, Bool) -> Void

  init(_ paint: @escaping (Choosing, Bool) -> Void) { self.paint = paint }

  override func viewDidLoad() {
    cancel.onTap(self) { $0.go() }
    next.onTap(self) { screen in
      screen.navigation?.push(Choosing(screen.paint))
    }
  }

  override func go() {
    isChoosing.toggle()
    paint(self, isChoosing)
  }
}
