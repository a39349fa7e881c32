import HeadlessUI
import LabText
import MVCLab

/// What can be named in a world at one moment: what completion offers, without the world.
struct Scene: Codable, Sendable {
  /// The windows that are open.
  private(set) var windows: [SeenWindow] = []
  /// The position of the one in front.
  private(set) var front: Int?
  /// The classes with living objects, except the view layer's own, in the order of their first objects.
  private(set) var alive: [AliveClass] = []

  /// A class, and how many objects it has.
  struct AliveClass: Codable, Sendable {
    let name: String
    let count: Int
  }

  /// A world without windows.
  init() {}

  init(of world: World) {
    windows = world.windows.map(SeenWindow.init)
    front = world.windows.firstIndex { $0 === world.front }
    let objects = world.runtime.registry.alive
    let names = objects.filter { !ViewLayer.contains(type(of: $0)) }.map(\.typeName)
    alive = names.withoutRepeats.map { name in
      AliveClass(name: name, count: names.count { $0 == name })
    }
  }
}

extension Scene {
  /// The open window of that name, or the one in front.
  func window(named name: String?) -> SeenWindow? {
    let wanted = name?.lowercased()
    return windows.first { $0.name.lowercased() == wanted } ?? front.map { windows[$0] }
  }
}

/// An open window, and what its topmost screen shows.
struct SeenWindow: Codable, Sendable {
  let name: String
  /// Whether it has a screen.
  let hasScreen: Bool
  /// The controls that the user can reach.
  private(set) var controls: [SeenControl] = []
  /// The choices of an alert or a menu.
  private(set) var choices: [String] = []
  private(set) var tables: [SeenTable] = []
  /// The position among `tables` of the one that a command without a table's name means.
  private(set) var firstTable: Int?
  /// The texts on the screen, its title first.
  private(set) var texts: [String] = []

  init(_ window: Window) {
    name = window.name
    guard let screen = window.top else {
      hasScreen = false
      return
    }
    hasScreen = true
    let target = Target(window: window, screen: screen)
    controls = ((try? target.reachable()) ?? []).compactMap { $0 as? Control }.map(SeenControl.init)
    choices = target.choices
    tables = target.tables.map(SeenTable.init)
    firstTable = target.tables.firstIndex { $0 === screen.firstTable }
    let shown = screen.elements.flatMap { element in
      switch element {
      case let cell as Cell: [cell.readout]
      case let label as Label: [label.text]
      case let view as TextView: view.text.split(whereSeparator: \.isNewline).map(String.init)
      case let control as Control: [control.value]
      default: [] as [String]
      }
    }
    let alert = screen.alert.map { [$0.title, $0.message] } ?? []
    texts = ([screen.title] + shown + alert).filter { !$0.isEmpty }.withoutRepeats
  }
}

extension SeenWindow {
  /// The command for what has this name, in small letters, on the screen; nil if nothing has it.
  func command(for name: String) -> String? {
    if let choice = choices.first(where: { $0.lowercased() == name }) {
      return CommandText.confirm(choice).text
    }
    return controls.lazy.compactMap { control in
      control.names.firstIndex { $0.lowercased() == name }.flatMap { control.examples[$0] }
    }.first
  }
}

/// A control that the user can reach.
struct SeenControl: Codable, Sendable {
  /// The names by which commands can call it.
  let names: [String]
  let isEnabled: Bool
  let canBeTapped: Bool
  let takesText: Bool
  let takesReturn: Bool
  let value: String
  /// The values that it can be set to, or examples of them; nil if it can't be set.
  let values: [String]?
  /// A command for it, for each of its names.
  let examples: [String?]

  init(_ control: Control) {
    names = control.callNames
    isEnabled = control.isEnabled
    (canBeTapped, takesText) = (control.canBeTapped, control.takesText)
    (takesReturn, value) = (control.takesReturn, control.value)
    values = control.values.map { values in
      if case .choices(let all) = values { all } else { values.examples(beside: control.value) }
    }
    examples = control.callNames.map { control.examples($0, Place()).first }
  }

  /// Whether a value can be set.
  var canBeSet: Bool { values != nil }

  func isCalled(_ name: String) -> Bool { names.contains { $0.lowercased() == name } }
}

/// A table, and the rows of it that are in sight.
struct SeenTable: Codable, Sendable {
  let identifier: String
  let rows: [Row]

  struct Row: Codable, Sendable {
    let number: Int
    /// How a command names it, and what it is otherwise.
    let name: RowName
    let text: String
    /// The whole row, as `expect row` compares it.
    let readout: String
    let hasHandle: Bool
    let controls: [SeenControl]
  }

  init(_ table: TableView) {
    identifier = table.identifier
    rows = zip(table.visibleRows, table.visibleCells).map { number, cell in
      Row(
        number: number,
        name: table.name(ofRow: number),
        text: cell.text,
        readout: cell.readout,
        hasHandle: cell.hasHandle,
        controls: cell.visibleElements.compactMap { $0 as? Control }.map(SeenControl.init)
      )
    }
  }
}
