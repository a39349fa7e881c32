import HeadlessUI
import MVC
import Testing

@Suite struct ValueControlTests {
  private let runtime = Runtime()
  private let page: Listener

  init() { page = runtime.assemble { Listener() } }

  private func make<Made: ValueControl>(_ make: () -> Made) -> Made {
    let control = runtime.assemble { make() }
    control.onChange(page) { [weak control] in $0.heard.append(control?.value ?? "") }
    return control
  }

  @Test func `a touch turns a switch and calls the target; code that sets it does not`() {
    let control = make { Switch("Wrap") }
    let story = runtime.story { #expect(control.tap() == .heard) }
    #expect(
      story == """
        user event: user -> 'Wrap' tap 'Wrap'
          target-action: 'Wrap' -> Listener
        """
    )
    #expect(control.isOn)
    let setting = runtime.story { control.isOn = false }
    #expect(setting.contains("render"))
    #expect(runtime.story { control.isOn = false } == "")
    #expect(page.heard == ["on"])
    _ = control.receive(.choice("off"))
    _ = control.receive(.choice("on"))
    #expect(page.heard == ["on", "on"])
    control.isEnabled = false
    #expect(control.tap() == .disabled)
    #expect(control.inlineText == "Wrap: (on)")
  }

  @Test func `a stepper is tapped step by step, within its bounds`() {
    let control = make { Stepper("Count", number: 1, in: 0...3) }
    #expect(control.inlineText == "Count: [-] 1 [+]")
    #expect(control.receive(.number(3)) == .heard)
    #expect(page.heard == ["2", "3"])
    #expect(control.inlineText == "Count: [-] 3 (+)")
    #expect(control.receive(.number(0)) == .heard)
    #expect(page.heard == ["2", "3", "2", "1", "0"])
    control.number = 99
    #expect(control.number == 3)
    control.number = .nan
    #expect(control.number == 0)
    #expect(page.heard.count == 5)
  }

  @Test func `a stepper off its steps goes on from where it is`() {
    let control = make { Stepper("Count", number: 2.5, in: 0...5) }
    #expect(control.verbs == [.set(.numbers(0.5...5, step: 1))])
    _ = control.receive(.number(3.5))
    #expect(page.heard == ["3.5"])
    let tenths = make { Stepper("Tenths", number: 0.2, in: 0...1, step: 0.1) }
    #expect(tenths.verbs == [.set(.numbers(0...1, step: 0.1))])
    _ = tenths.receive(.number(0.3))
    #expect(page.heard == ["3.5", "0.3"])
    let wide = runtime.assemble { Stepper("Wide", in: -1e300...1e300) }
    _ = wide.receive(.number(1e15))
    #expect(wide.number == 1e15)
  }

  @Test func `a slider without bounds is drawn`() {
    let slider = make { Slider("Volume", in: 0...(.infinity)) }
    #expect(slider.inlineText == "Volume: [..........] 0")
    _ = slider.receive(.number(.greatestFiniteMagnitude))
    #expect(slider.inlineText?.hasPrefix("Volume: [##########]") == true)
    #expect(slider.bounds.upperBound.isFinite)
  }

  @Test func `a target that turns the stepper off ends the taps`() {
    let control = runtime.assemble { Stepper("Count") }
    control.onChange(page) { [weak control] in
      $0.heard.append(control?.value ?? "")
      if control?.number == 2 { control?.isEnabled = false }
    }
    _ = control.receive(.number(5))
    #expect(page.heard == ["1", "2"])
  }

  @Test func `a slider moves at once, and a move to where it is calls no target`() {
    let control = make { Slider("Volume", number: 7, in: 0...10) }
    #expect(control.inlineText == "Volume: [#######...] 7")
    _ = control.receive(.number(7))
    _ = control.receive(.number(2.5))
    #expect(page.heard == ["2.5"])
    control.isEnabled = false
    #expect(control.inlineText == "Volume: (##........) 2.5")
    let point = make { Slider("Point", in: 1...1) }
    #expect(point.inlineText == "Point: [..........] 1")
  }

  @Test func `a tap on the selected segment calls no target`() {
    let control = make { SegmentedControl("Period", ["Day", "Week"], selected: 5) }
    #expect(control.inlineText == "Period: [Day] [Week]")
    _ = control.receive(.choice("Week"))
    _ = control.receive(.choice("Week"))
    #expect(page.heard == ["Week"])
    #expect(control.inlineText == "Period: [Day] *Week*")
    let story = runtime.story { control.selected = 9 }
    #expect(control.selected == nil)
    #expect(story.contains("render"))
    #expect(page.heard == ["Week"])
  }

  @Test func `a field in a row of elements is drawn, with what the user types`() {
    let (stack, field) = runtime.assemble {
      let field = TextField("Coupon", text: "SAVE")
      return (StackView([field, Button("Apply")]), field)
    }
    #expect(stack.lines(width: 40) == ["Coupon: SAVE_  [Apply]"])
    #expect(field.type("SAVE10") == .heard)
    #expect(stack.lines(width: 40) == ["Coupon: SAVE10_  [Apply]"])
    #expect(stack.visibleElements.count == 3)
  }

  @Test(arguments: [
    ("on", UserAct.Kind.choice("on")), ("OFF", .choice("off")), ("maybe", nil), ("", nil),
  ])
  func `a choice may be written in any case`(text: String, kind: UserAct.Kind?) {
    #expect(ControlValues.choices(["on", "off"]).value(of: text) == kind)
  }

  @Test(
    arguments: [
      ("0.3", 0.3), ("0", 0), ("1.2", nil), ("0.25", nil), ("nan", nil), ("x", nil), ("1e99", nil),
    ] as [(String, Double?)]
  )
  func `a number must be a step within the bounds`(text: String, number: Double?) {
    let values = ControlValues.numbers(0...1, step: 0.1)
    #expect(values.value(of: text) == number.map(UserAct.Kind.number))
    #expect("\(values)" == "0 to 1 in steps of 0.1")
  }

  @Test func `examples are the neighbours, the ends, and the other choices`() {
    #expect(ControlValues.numbers(0...5, step: 1).examples(beside: "0") == ["1"])
    #expect(ControlValues.numbers(0...5, step: 1).examples(beside: "2") == ["1", "3"])
    #expect(ControlValues.numbers(0...1).examples(beside: "0.5") == ["0", "1"])
    #expect(ControlValues.choices(["a", "b", "b"]).examples(beside: "a") == ["b"])
  }
}

private final class Listener: ViewController {
  var heard: [String] = []
}
