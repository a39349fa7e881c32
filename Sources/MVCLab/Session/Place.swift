/// Where a command of the hand lands: a window, and the screen a person sees in it.
struct Place {
  let window: Window
  let screen: ViewController
}

extension Session {
  /// The window that the present command is addressed to, or the one in front.
  func window(in world: World) throws(Complaint) -> Window {
    if let addressee {
      guard let window = world.window(named: addressee) else {
        throw .unknown(
          what: "screen",
          name: addressee,
          near: Names.nearest(to: addressee, in: world.windows.map(\.name))
        )
      }
      return window
    }
    guard let front = world.front else { throw .noScreen }
    return front
  }

  func place(in world: World) throws(Complaint) -> Place {
    let window = try window(in: world)
    guard let screen = window.top else { throw .noScreen }
    return Place(window: window, screen: screen)
  }
}

extension Place {
  /// The table of this screen.
  func table() throws(Complaint) -> TableView {
    guard let table = screen.firstTable else { throw .noTable(screen: window.name) }
    return table
  }

  /// The table, if it has this row.
  func table(withRow row: Int) throws(Complaint) -> TableView {
    let table = try table()
    guard row < table.rowCount else { throw .noRow(row, count: table.rowCount) }
    return table
  }

  /// The control of that name within reach: in the alert if there is one, in a row, or anywhere.
  func control<Kind: Control>(_ name: String, row: Int?, as kind: Kind.Type) throws(Complaint)
    -> Kind
  {
    let controls = try reachable(row).compactMap { $0 as? Kind }
    let wanted = name.lowercased()
    let found = controls.filter { $0.callNames.contains { $0.lowercased() == wanted } }
    if let exact = found.first(where: { $0.callNames.contains(name) }) ?? found.first {
      return exact
    }
    if let alert = screen.alert {
      throw .notHere(name, because: "'\(alert.title)' is in front of it")
    }
    throw .unknown(
      what: kind == TextField.self ? "field" : "control",
      name: name,
      near: Names.nearest(to: name, in: controls.flatMap(\.callNames))
    )
  }

  private func reachable(_ row: Int?) throws(Complaint) -> [Element] {
    if let alert = screen.alert { return alert.field.map { [$0] } ?? [] }
    guard let row else { return screen.elements }
    let table = try table(withRow: row)
    guard table.visibleRows.contains(row) else {
      throw .notHere("row \(row)", because: "it is out of sight; scroll to it")
    }
    return table.visibleCells[row - table.visibleRows.lowerBound].visibleElements
  }
}
