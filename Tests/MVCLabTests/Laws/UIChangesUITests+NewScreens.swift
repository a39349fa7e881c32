import HeadlessUI
import LabStage
import MVCLab
import Testing

/// What a screen that is made in a handler shows.
extension UIChangesUITests {
  @Test(
    arguments: [
      Example("a title", "tap Go", "back") { Opener { $0.title = "Details" } },
      Example("a title with a line", "tap Go", "back") { Opener { $0.setTitle("Details") } },
      Example("a label", "tap Go", "back") { Opener { $0.label.text = "details" } },
      Example("a hidden label", "tap Go", "back") { Opener { $0.label.isHidden = true } },
      Example("a button of the bar", "tap Go", "back") { Opener { $0.save.isEnabled = false } },
      Example("a button of a screen that leaves at once", "tap Go") { Keeper() },
    ]
  ) func `ui-changes-ui: what a new screen's init or its maker sets breaks nothing`(
    example: Example
  ) {
    #expect(Stage(example.make).findings(after: example.commands) == "")
  }

  @Test func `ui-changes-ui: a button of the bar painted once its screen has left breaks it`() {
    #expect(
      Stage { Keeper(paintsLate: true) }.findings(after: ["tap Go"]).hasPrefix(
        """
        ! ui-changes-ui: 'Keeper' disabled 'Save' in response to a tap; no model had changed
        """
      )
    )
  }

  @Test func `ui-changes-ui: a handler that paints the new screen after it is shown breaks it`() {
    #expect(
      Stage { LatePainter() }.findings(after: ["tap Go"]).hasPrefix(
        """
        ! ui-changes-ui: 'LatePainter' titled the screen 'Details' in response to a tap; \
        no model had changed
        """
      )
    )
  }
}

private final class Details: Screen {
  let save = Button("Save")

  init(_ prepare: (Details) -> Void) {
    super.init()
    prepare(self)
  }

  override func viewDidLoad() { navigationItem.rightButtons = [save] }
}

private final class Opener: Screen {
  private let prepare: (Details) -> Void

  init(_ prepare: @escaping (Details) -> Void) { self.prepare = prepare }

  override func go() {
    let details = Details(prepare)
    prepare(details)
    navigation?.push(details)
  }
}

/// Shows a screen and takes it away again in one handler, but keeps it.
private final class Keeper: Screen {
  private let details = Details { _ in }
  private let paintsLate: Bool

  init(paintsLate: Bool = false) { self.paintsLate = paintsLate }

  override func go() {
    if !paintsLate { details.save.isEnabled = false }
    navigation?.push(details)
    navigation?.pop()
    if paintsLate { details.save.isEnabled = false }
  }
}

private final class LatePainter: Screen {
  override func go() {
    let details = Details { _ in }
    navigation?.push(details)
    details.title = "Details"
  }
}
