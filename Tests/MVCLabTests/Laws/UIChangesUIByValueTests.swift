import HeadlessUI
import LabStage
import MVC
import MVCLab
import Testing

@Suite struct UIChangesUIByValueTests {
  @Test func `ui-changes-ui: a label that shows where a slider is breaks it if it shows a model`() {
    let make: @Sendable () -> ViewController = {
      Sliding { $0.label.text = "\($0.slider.number)" }
    }
    let untold = Stage(truth: { _ in nil }, make)
    #expect(untold.findings(after: ["set Size to 0.4"]) == "")
    let findings = Stage(make).findings(after: ["set Size to 0.4"])
    #expect(findings.hasPrefix("! ui-changes-ui: 'Sliding' wrote"))
  }

  @Test func `ui-changes-ui: the label breaks it once a model has changed with the slider`() {
    let stage = Stage {
      Sliding {
        $0.store.change()
        $0.label.text = "\($0.slider.number)"
      }
    }
    let findings = stage.findings(after: ["set Size to 0.4"])
    #expect(findings.hasPrefix("! ui-changes-ui: 'Sliding' wrote"))
  }

  @Test func `ui-changes-ui: rows that change with a slider break it`() {
    let stage = Stage { Sliding { try $0.table.reload() } }
    #expect(stage.findings(after: ["set Size to 0.4"]).hasPrefix("! ui-changes-ui: "))
  }

  @Test func `ui-changes-ui: a button that shows the characters of a password does not break it`() {
    #expect(Stage { Sliding { _ in } }.findings(after: ["tap Go"]) == "")
  }
}

private final class Sliding: Screen {
  let (slider, table, store) = (Slider("Size"), TableView(), Store())
  private let password = TextField("Password", text: "a")
  private let work: (Sliding) throws -> Void

  init(_ work: @escaping (Sliding) throws -> Void) { self.work = work }

  override func viewDidLoad() {
    for part in [slider, table, password] as [Element] { view.addSubview(part) }
    slider.onChange(self) { try $0.work($0) }
  }

  override func go() { password.isSecure.toggle() }
}
