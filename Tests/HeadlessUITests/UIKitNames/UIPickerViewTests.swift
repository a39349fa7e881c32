import HeadlessUI
import MVC
import Testing
import UIKitNames

/// A picker with a data source and a delegate, by UIKit's rules.
@Suite struct UIPickerViewTests {
  private let runtime = Runtime()
  private let form: SizeForm
  private let window: Window

  init() {
    let form = runtime.assemble { SizeForm() }
    window = runtime.assemble { Window(name: "Phone", root: form) }
    self.form = form
    runtime.assemble { window.open() }
  }

  private var lines: [String] { window.lines(width: 40) }
  private func control(_ name: String) -> Control? {
    form.elements.lazy.compactMap { $0 as? Control }.first { $0.callNames.contains(name) }
  }

  private var state: StateDigest.Value {
    var digest = StateDigest(firstIdentity: 1, NoReflection())
    for column in form.picker.subviews { column.describe(to: &digest) }
    return digest.finish(runtime.registry)
  }

  private final class NoReflection: StateReflection {
    func describe(_ object: AnyObject, to digest: inout StateDigest) {}
    func describe<Value>(_ value: Value, to digest: inout StateDigest) {}
    func describe(closureAt place: UnsafeRawPointer, to digest: inout StateDigest) {}
  }

  private func set(_ name: String, to value: String) -> EventResult? {
    control(name)?.receive(.choice(value))
  }

  @Test func `a picker asks when it is laid out, and shows the first row of each column`() {
    #expect(lines == ["", "picker 1: <Red>  picker 2: <Small>"])
    #expect(form.picker.numberOfComponents == 2)
    #expect((0..<3).map(form.picker.numberOfRows) == [2, 3, 0])
    #expect((0..<3).map(form.picker.selectedRow) == [0, 0, -1])
    #expect(control("picker 2")?.verbs == [.set(.choices(["Small", "Medium", "Large"]))])
  }

  @Test func `the user's choice is a call of the delegate, and the app's is not`() {
    let story = runtime.story { #expect(set("picker 2", to: "Large") == .heard) }
    #expect(
      story == """
        user event: user -> 'picker 2' setting 'picker 2' to Large
          delegate: UIPickerView -> SizeForm didSelectRow
        """
    )
    #expect(form.heard == ["2 in 1"])
    form.picker.selectRow(1, inComponent: 0, animated: true)
    form.picker.selectRow(7, inComponent: 0, animated: true)
    #expect(lines.last == "picker 1: <Blue>  picker 2: <Large>")
    #expect(form.heard == ["2 in 1"])
  }

  @Test func `a column that is reloaded keeps the number of its row, if it has so many`() {
    _ = set("picker 2", to: "Large")
    runtime.assemble {
      form.rows[1] = ["S", "M", "L", "XL"]
      form.picker.reloadComponent(1)
    }
    #expect(lines.last == "picker 1: <Red>  picker 2: <L>")
    runtime.assemble {
      form.rows = [["One"]]
      form.picker.accessibilityIdentifier = "Size"
      form.picker.reloadAllComponents()
    }
    #expect(lines.last == "Size: <One>")
    runtime.assemble {
      form.rows = [[]]
      form.picker.reloadAllComponents()
    }
    #expect(form.picker.selectedRow(inComponent: 0) == -1)
    #expect(lines.last == "Size: <>")
  }

  @Test func `the chosen row is a part of the state`() {
    let before = state
    _ = set("picker 1", to: "Blue")
    #expect(state != before)
    _ = set("picker 1", to: "Red")
    #expect(state == before)
  }

  @Test func `a row without a title is a question mark, and a picker without a source is empty`() {
    let picker = runtime.assemble { UIPickerView() }
    #expect(picker.lines(width: 20) == [])
    picker.dataSource = form
    #expect(picker.numberOfComponents == 2)
    #expect(picker.lines(width: 40) == ["picker 1: <?>  picker 2: <?>"])
  }
}

private final class SizeForm: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  let picker = UIPickerView()
  var rows = [["Red", "Blue"], ["Small", "Medium", "Large"]]
  private(set) var heard: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(picker)
    picker.dataSource = self
    picker.delegate = self
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rows[component].count
  }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { rows[component][row] }

  func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) { heard.append("\(row) in \(component)") }
}
