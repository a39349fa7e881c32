import HeadlessUI
import LabText
import MVCLab

/// The window and the screen that a command acts on.
struct Target {
  let window: Window
  let screen: ViewController
}

extension WiringRun {
  /// The window that the command names after `in`, or the one in front.
  func window(in world: World) throws(CommandError) -> Window {
    if let addressee { return try world.openWindow(addressee) }
    guard let front = world.front else { throw .noScreen }
    return front
  }

  /// The target of the command.
  func target(in world: World) throws(CommandError) -> Target {
    let window = try window(in: world)
    guard let screen = window.top else { throw .noScreen }
    return Target(window: window, screen: screen)
  }
}

extension World {
  /// The window of that name, which must be open.
  func openWindow(_ name: String) throws(CommandError) -> Window {
    guard let window = window(named: name) else {
      let names = windows.map(\.name)
      let near = NameLookup.nearest(to: name, in: names)
      throw .unknown(what: "screen", name: name, near: near, among: names)
    }
    return window
  }
}

extension Target {
  /// The table of this screen.
  func table() throws(CommandError) -> TableView {
    guard let table = screen.firstTable else { throw .noTable(screen: window.name) }
    return table
  }

  /// The table, if it has this row.
  func table(withRow row: Int) throws(CommandError) -> TableView {
    let table = try table()
    guard row < table.rowCount else { throw .noRow(row, count: table.rowCount) }
    return table
  }

  /// The control of that name that the user can reach: in the alert if there is one, in a row, or anywhere.
  func control<Kind: Control>(_ name: String, row: Int?, as kind: Kind.Type) throws(CommandError)
    -> Kind
  {
    let controls = try reachable(row).compactMap { $0 as? Kind }
    if let found = controls.called(name) { return found }
    if let alert = screen.alert, screen.elements.compactMap({ $0 as? Kind }).called(name) != nil {
      throw .notHere(name, because: "'\(alert.title)' is in front of it")
    }
    let choices = kind == Button.self && row == nil ? choices : []
    throw .unknown(
      what: kind == TextField.self ? "field" : "control",
      name: name,
      near: NameLookup.nearest(to: name, in: choices + controls.flatMap(\.callNames)),
      among: (choices + controls.compactMap(\.callNames.first)).withoutRepeats
    )
  }

  /// The elements that the user can reach: in the alert if there is one, in a row, or anywhere.
  func reachable(_ row: Int? = nil) throws(CommandError) -> [Element] {
    if let alert = screen.alert { return alert.field.map { [$0] } ?? [] }
    guard let row else { return screen.elements }
    let table = try table(withRow: row)
    guard table.visibleRows.contains(row) else {
      throw .notHere("row \(row)", because: "it is out of sight; scroll to it")
    }
    return table.visibleCells[row - table.visibleRows.lowerBound].visibleElements
  }

  /// The choices of an alert or of an open menu.
  var choices: [String] {
    if let alert = screen.alert { return alert.actions.map(\.title) }
    return screen.firstTable?.menu?.actions.map(\.title) ?? []
  }

  /// Whether an alert or an open menu offers this choice.
  func has(choice name: String) -> Bool {
    let choices = choices
    return !choices.isEmpty && choices.contains { $0.lowercased() == name.lowercased() }
  }

  /// Makes a choice in the alert, or in the open menu.
  func choose(_ name: String) throws(CommandError) -> EventResult {
    guard !choices.isEmpty else { throw .nothingTo("confirm") }
    let title = try NameLookup.find(name, "choice", in: choices)
    if screen.alert != nil { return screen.chooseInAlert(title) }
    return try table().confirm(title)
  }
}

extension Array where Element: Control {
  /// The control of that name; an exact match in upper and lower case wins.
  fileprivate func called(_ name: String) -> Element? {
    if let exact = first(where: { $0.callNames.contains(name) }) { return exact }
    let wanted = name.lowercased()
    return first { $0.callNames.contains { $0.lowercased() == wanted } }
  }
}
