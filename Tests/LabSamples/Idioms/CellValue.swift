import HeadlessUI
import MVC

/// What a cell shows and does; the closure has the name of a method of the store.
final class FlagCellValue {
  let text: String
  let isOn: Bool
  let toggle: () -> Void

  init(text: String, isOn: Bool, toggle: @escaping () -> Void) {
    (self.text, self.isOn, self.toggle) = (text, isOn, toggle)
  }
}

/// Calls the closure of its value.
final class FlagCell: Cell {
  private var value: FlagCellValue?
  private let flag = Switch("Flag")

  init() {
    super.init()
    addSubview(flag)
    flag.onChange(self) { $0.value?.toggle() }
  }

  func show(_ value: FlagCellValue) {
    self.value = value
    text = value.text
    flag.isOn = value.isOn
  }
}

/// The flags of some names.
final class FlagStore: Model {
  @Observed private(set) var flags = [false, true]

  func toggle(_ row: Int) { $flags.replace(at: row, with: !flags[row]) }
}

/// Decides what the closure of a cell does.
final class FlagsController: NameListController {
  private let store = FlagStore()
  private var token: ObservationToken?

  override var names: [String] { store.flags.indices.map { "flag \($0)" } }

  override func viewDidLoad() {
    addButton.isHidden = true
    token = store.$flags.observe(self) { try $0.table.apply($1.change) }
  }

  override func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
    let cell = table.dequeueCell { FlagCell() }
    cell.show(
      FlagCellValue(text: try names.at(row), isOn: store.flags[row]) { [store] in
        store.toggle(row)
      }
    )
    return cell
  }
}
