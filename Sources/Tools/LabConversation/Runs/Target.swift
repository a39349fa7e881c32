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

  /// The target of what the user does, who must be in the program.
  func touchTarget(in world: World) throws(CommandError) -> Target {
    guard !world.runtime.isInBackground else { throw .inBackground }
    return try target(in: world)
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
      throw .unknown(.screen, name: name, near: near.map(Near.name), among: names)
    }
    return window
  }
}

extension Target {
  /// The tables that the user sees.
  var tables: [TableView] { screen.elements.compactMap { $0 as? TableView } }

  /// The table of that identifier, or the only one that the user sees.
  func table(_ name: String? = nil) throws(CommandError) -> TableView {
    let tables = tables
    guard let first = tables.first else {
      if window.arriving?.hasTable == true {
        throw .impossible("touching the table", because: window.slide)
      }
      throw .noTable(screen: window.name)
    }
    let names = tables.map(\.identifier)
    guard let name else {
      guard tables.count == 1 || Set(names).count < names.count else {
        throw .severalTables(names)
      }
      return first
    }
    let found = try NameLookup.find(name, .table, in: names)
    return tables.first { $0.identifier == found } ?? first
  }

  /// Refuses what the user does to a table while an alert is in front of it.
  func requireNoAlert(for act: String) throws(CommandError) {
    guard let alert = screen.alert else { return }
    let title = alert.title.isEmpty ? "an alert" : "'\(alert.title)'"
    throw .impossible(act, because: "\(title) is in front of the table")
  }

  /// The control of that name that the user can reach and use so: in the alert if there is one, in a row,
  /// or anywhere.
  func control(
    _ name: String,
    _ place: Place = Place(),
    for use: ControlUse
  ) throws(CommandError) -> Control {
    var all = try reachable(place).compactMap { $0 as? Control }
    if case .look = use { all += screen.alert?.actions ?? [] }
    let controls = all.filter(use.fits)
    if let found = controls.called(name) { return found }
    let elsewhere = screen.elements.compactMap { $0 as? Control }.filter(use.fits)
    if let alert = screen.alert, elsewhere.called(name) != nil {
      throw .notHere(name, because: "'\(alert.title)' is in front of it")
    }
    let arriving = window.arriving?.elements.compactMap { $0 as? Control }.filter(use.fits)
    if arriving?.called(name) != nil { throw .notHere(name, because: window.slide) }
    if let other = all.called(name) {
      throw .notUsable(name, use.participle, try: other.examples(name, place))
    }
    if let whole = all.first(where: { $0.draws(name) }) {
      let commands = whole.callNames.first.map { whole.examples($0, place) } ?? []
      throw .notUsable(name, use.participle, try: commands)
    }
    let choices = use == .tap && place.row == nil ? choices : []
    throw .unknown(
      use.nameKind,
      name: name,
      near: NameLookup.nearest(to: name, in: choices + controls.flatMap(\.callNames))
        .map(Near.name),
      among: (choices + controls.compactMap(\.callNames.first)).withoutRepeats
    )
  }

  /// The field of that name; without a name the one that has the keyboard, or the only one there is.
  func field(
    _ name: String?,
    _ place: Place,
    for use: ControlUse
  ) throws(CommandError) -> Control {
    if let name {
      let field = try control(name, place, for: use)
      try requireOnly(field, called: name, place, for: use)
      return field
    }
    let fields = try reachable().compactMap { $0 as? Control }.filter(use.fits)
    if let field = fields.first(where: \.hasKeyboard) { return field }
    guard let only = fields.first else {
      throw .nothingTo(use.act, way: "'show screen' shows what the screen has")
    }
    guard fields.count == 1 else {
      throw .ambiguous(.field, candidates: fields.map(\.title))
    }
    return only
  }

  /// The elements that the user can reach: in the alert if there is one, in a row, or anywhere.
  func reachable(_ place: Place = Place()) throws(CommandError) -> [Element] {
    if let alert = screen.alert { return alert.fields }
    guard let row = place.row else { return screen.elements }
    return try cellInSight(row, in: place.table).visibleElements
  }

  /// The choices of an alert or of an open menu.
  var choices: [String] {
    if let alert = screen.alert { return alert.actions.map(\.title) }
    return openMenu?.menu?.actions.map(\.title) ?? []
  }

  /// The table with an open menu.
  private var openMenu: TableView? { tables.first { $0.menu != nil } }

  /// Whether an alert or an open menu offers this choice.
  func has(choice name: String) -> Bool {
    let choices = choices
    return !choices.isEmpty && choices.contains { $0.lowercased() == name.lowercased() }
  }

  /// Makes a choice in the alert, or in the open menu.
  func choose(_ name: String) throws(CommandError) -> EventResult {
    guard !choices.isEmpty else {
      throw .nothingTo("confirm", way: "'swipe ROW' opens the menu of a row")
    }
    let title = try NameLookup.find(name, .choice, in: choices)
    guard screen.alert != nil else { return openMenu?.confirm(title) ?? .unheard }
    let result = screen.chooseInAlert(title)
    if result == .disabled { throw .disabled(title) }
    return result
  }
}

extension Target {
  /// Refuses a control if others that can be used so have its name, beside it or in other rows.
  func requireOnly(
    _ control: Control,
    called name: String,
    _ place: Place,
    for use: ControlUse
  ) throws(CommandError) {
    if place.row == nil { try requireOneRow(with: control, called: name) }
    let same = try reachable(place).compactMap { $0 as? Control }.filter(use.fits).allCalled(name)
    guard same.count > 1 else { return }
    let cells = place.row == nil ? tables.flatMap(\.visibleCells) : []
    let inRows = cells.flatMap(\.visibleElements)
    let count = same.count { control in !inRows.contains { $0 === control } }
    if count > 1 { throw .severalControls(name, count) }
  }

  /// Refuses a control in a row if other visible rows have one of that name.
  private func requireOneRow(with control: Control, called name: String) throws(CommandError) {
    guard screen.alert == nil else { return }
    let names = Set(control.callNames)
    for table in tables {
      let rows = zip(table.visibleRows, table.visibleCells).filter { _, cell in
        cell.visibleElements.contains {
          type(of: $0) == type(of: control) && !names.isDisjoint(with: $0.callNames)
        }
      }
      guard rows.count > 1, rows.contains(where: { $1.visibleElements.contains { $0 === control } })
      else { continue }
      throw .inSeveralRows(name, rows.map(\.0))
    }
  }
}

extension Window {
  /// Why the user can't touch the screen that a transition is bringing in, and what ends it.
  var slide: String {
    let wait = CommandText.wait(timeToArrive ?? .zero).text.inQuotes
    return "\((arriving?.title ?? "").inQuotes) is still sliding in; \(wait) lets it arrive"
  }
}

extension Array where Element: Control {
  /// The first control of that name.
  fileprivate func called(_ name: String) -> Element? { allCalled(name).first }

  /// The controls of that name; an exact match in upper and lower case wins.
  fileprivate func allCalled(_ name: String) -> [Element] {
    let exact = filter { $0.callNames.contains(name) }
    guard exact.isEmpty else { return exact }
    let wanted = name.lowercased()
    return filter { $0.callNames.contains { $0.lowercased() == wanted } }
  }
}
