import MVC
import Testing

@Suite struct TargetActionTests {
  @Test func `a target-action is recorded at the line that set the target`() {
    let runtime = Runtime()
    let (knob, screen) = runtime.assemble { (Knob(), Screen()) }
    let action = TargetAction(screen, site: CallSite(fileID: "App/Screen.swift", line: 7)) {
      $0.heard.append("tap")
    }
    #expect(action.send(from: knob))
    #expect(screen.heard == ["tap"])
    #expect(runtime.story == "target-action: Knob -> Screen")
    #expect(runtime.flow.hops.map(\.site.description) == ["Screen.swift:7"])
  }

  @Test func `a target-action holds its target weakly and tells nobody once it is gone`() {
    let runtime = Runtime()
    let knob = runtime.assemble { Knob() }
    var screen: Screen? = runtime.assemble { Screen() }
    let action = screen.map { TargetAction($0, site: .unknown) { $0.heard.append("tap") } }
    #expect(action?.hasTarget == true)
    weak let gone = screen
    screen = nil
    #expect(gone == nil)
    #expect(action?.hasTarget == false)
    #expect(action?.send(from: knob) == false)
    #expect(runtime.story == "target-action: Knob -> nobody")
  }
}
