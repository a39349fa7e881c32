import HeadlessUI
import LabText
import MVC
import MVCLab

/// What can happen next in a world: everything that the user, the server, time, another device and the
/// storage can do, as commands.
package struct WorldMoves {
  private let system: System
  private let domain: SearchDomain
  private let world: World
  /// Whether the moves name rows by their texts where they can.
  private let namesRows: Bool
  /// The worlds in which the same must happen.
  private let others: [World]
  package private(set) var offers: [Offer] = []
  /// The controls that the user sees and can reach now.
  package private(set) var controls = SeenControls()
  /// Whether another window could be opened, but for the bound of the domain.
  package private(set) var leavesOutWindow = false
  /// Whether what is due at the same moment could be done in further orders.
  package private(set) var leavesOutOrders = false

  /// A move, and how much it takes: a person does what is easy more often.
  package struct Offer: Codable, Sendable {
    package fileprivate(set) var command: String
    package let effort: Effort
    /// The name of the window that it is about; nil for what happens around the user.
    package fileprivate(set) var window: String?
    /// The row that it is about, as the command does not name it: its text, or its number; empty for another.
    package fileprivate(set) var row = ""

    init(_ command: String, _ effort: Effort) { (self.command, self.effort) = (command, effort) }

    init(_ command: CommandText, _ effort: Effort) { self.init(command.text, effort) }
  }

  /// How much a move takes.
  package enum Effort: Int, Codable, Sendable {
    /// A touch, or the answer that the user waits for.
    case touch = 1
    /// Something goes wrong, time passes, another device acts, a window opens.
    case event
    /// What happens seldom, such as a layout pass or a launch.
    case seldom
  }

  /// All moves in a world, always in the same order; none that would answer another request in one of the
  /// `others`.
  package init(
    in world: World,
    beside others: [World] = [],
    of system: System,
    _ domain: SearchDomain,
    _ outside: OutsideMoves,
    namingRows namesRows: Bool = false
  ) {
    (self.system, self.domain, self.world, self.others) = (system, domain, world, others)
    self.namesRows = namesRows
    if !world.runtime.isInBackground {
      for window in world.windows { addUser(at: window) }
      addWindows()
    }
    addServer()
    addTime()
    let rows = world.windows.compactMap { window in
      window.controllers.lazy.compactMap(\.firstTable).first?.rowCount
    }.max()
    add(outside.commands(rows: rows ?? 0), .event)
    addBackground()
    addStorage()
  }

  private mutating func add(_ commands: [String], _ effort: Effort) {
    offers += commands.map { Offer($0, effort) }
  }

  /// How many percent of an answer come at once.
  package static let chunk = 50

  /// The names of windows, in the order in which a search opens them.
  package static let windowNames = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]
}

// MARK: - The user

extension WorldMoves {
  private mutating func addUser(at window: Window) {
    guard let screen = window.top else { return }
    let prefix = world.windows.count > 1 ? "in \(Word.quoted(window.name)) " : ""
    let acts = screen.alert.map { answers(to: $0) } ?? touches(on: screen)
    offers += (acts + waysBack(from: screen, in: window) + [Offer("layout", .seldom)]).map {
      var offer = $0
      (offer.command, offer.window) = (prefix + offer.command, window.name)
      return offer
    }
  }

  private mutating func answers(to alert: Alert) -> [Offer] {
    for control in alert.fields + alert.actions { controls.note(control) }
    let fields = alert.fields.filter(\.isEnabled).flatMap { field in
      let name = alert.fields.count > 1 ? field.callNames.first ?? "" : nil
      return typed(beside: field.text).map { Offer(.type($0, into: name), .event) }
        + (field.verbs.contains(.return) ? [Offer(.return(in: name), .touch)] : [])
    }
    return fields
      + alert.actions.filter(\.isEnabled).map { Offer(.tap($0.title), .touch) }
      + [Offer("dismiss", .event)]
  }

  private mutating func touches(on screen: ViewController) -> [Offer] {
    let elements = screen.elements
    let tables = elements.compactMap { $0 as? TableView }
    let inRows = Set(
      tables.flatMap(\.visibleCells).flatMap(\.visibleElements).map(ObjectIdentifier.init)
    )
    let free = elements.filter { !inRows.contains(ObjectIdentifier($0)) }
    return touches(on: free, in: Place())
      + screen.tablesWithPlaces.flatMap { touches(on: $0.table, $0.place) }
      + (screen.pasteReceiver != nil && domain.pasted > 0
        ? [Offer("batch \(domain.pasted)", .event)] : [])
  }

  /// The acts on some elements' controls in a place.
  ///
  /// A command names a control by the first of its names, or the last if `prefersLast`, that no other one has.
  private mutating func touches(
    on elements: [Element],
    in place: Place,
    prefersLast: Bool = false
  ) -> [Offer] {
    let found = elements.compactMap { $0 as? Control }.map { ($0, $0.callNames) }
    var (seen, shared): (Set<String>, Set<String>) = ([], [])
    for (_, names) in found {
      for (index, name) in names.enumerated() where !names[..<index].contains(name) {
        if !seen.insert(name).inserted { shared.insert(name) }
      }
    }
    return found.flatMap { control, names in
      let isFree = { !shared.contains($0) }
      let name = prefersLast ? names.last(where: isFree) : names.first(where: isFree)
      controls.note(control, isNamed: name != nil)
      guard control.isEnabled, let name else { return [] as [Offer] }
      return touches(on: control, named: name, in: place)
    }
  }

  private func touches(on control: Control, named name: String, in place: Place) -> [Offer] {
    control.verbs.flatMap { verb in
      switch verb {
      case .tap: [Offer(.tap(name, place), .touch)]
      case .type:
        typed(beside: (control as? TextField)?.text ?? control.value).map {
          Offer(.type($0, into: name, place), .event)
        }
      case .return: [Offer(.return(in: name, place), .touch)]
      case .set(let values):
        values.examples(beside: control.value).map {
          Offer(.set(name, to: $0, place), .touch)
        }
      }
    }
  }

  /// The texts that would change a field.
  private func typed(beside text: String) -> [String] {
    (domain.texts + [""]).filter { $0 != text }
  }

  /// What the user can do with a table; one that only shows rows, and never had a delegate, hears no touch.
  private mutating func touches(on table: TableView, _ tablePlace: Place) -> [Offer] {
    let hears = table.delegateLink.isSet
    let canSwipe = !table.isEditing && (hears || table.dataSource is any EditableTableDataSource)
    var offers = table.menu?.actions.map { Offer(.confirm($0.title), .touch) } ?? []
    for (row, cell) in zip(table.visibleRows, table.visibleCells) {
      let place = Place(row: name(of: row, in: table), table: tablePlace.table)
      var acts = touches(on: cell.visibleElements, in: place, prefersLast: true)
      if hears && table.canBeSelected { acts.append(Offer(.select(place), .touch)) }
      if canSwipe { acts.append(Offer(.swipe(place), .touch)) }
      if cell.hasHandle { acts += moves(of: row, in: table, place) }
      let note = if case .text = place.row { "row \(row)" } else { cell.text }
      for index in acts.indices { acts[index].row = note }
      offers += acts
    }
    let last = table.rowCount - table.viewport
    for row in [0, last] where last > 0 && row != table.offset {
      let place = Place(row: .number(row), table: tablePlace.table)
      offers.append(Offer(.scroll(place), .event))
    }
    if hears || table.refreshControl != nil { offers.append(Offer(.pull(tablePlace), .event)) }
    return offers
  }

  /// Moves of a row: to its neighbours, and to the ends of the table.
  private func moves(of row: Int, in table: TableView, _ place: Place) -> [Offer] {
    let last = table.rowCount - 1
    return Set([0, row - 1, row + 1, last]).sorted().filter { $0 != row && (0...last).contains($0) }
      .map { Offer(.move(place, to: name(of: $0, in: table)), .touch) }
  }

  private func name(of row: Int, in table: TableView) -> RowName {
    namesRows ? table.name(ofRow: row) : .number(row)
  }

  private func waysBack(from screen: ViewController, in window: Window) -> [Offer] {
    var ways: [String] = []
    if let navigation = screen.navigation, navigation.offersBack {
      ways = ["back", navigation.isPopBegun ? "back cancel" : "back begin"]
    }
    if screen.alert == nil, window.offersDismissal { ways.append("dismiss") }
    return ways.map { Offer($0, .touch) }
  }
}

// MARK: - Around the user

extension WorldMoves {
  private mutating func addWindows() {
    for window in world.windows {
      let name = Word.quoted(window.name)
      add(["close \(name)"], .seldom)
      if (window.top?.navigation?.stack.count ?? 0) > 1 {
        add(["close \(name) by popToRoot"], .seldom)
      }
      add(["close \(name) by replace"], .seldom)
    }
    guard world.windows.count < domain.windows else {
      leavesOutWindow = system.screens.contains(where: \.opensInWindow)
      return
    }
    let free = WorldMoves.windowNames.first { world.window(named: $0) == nil }
    guard let free else { return }
    for screen in system.screens where screen.opensInWindow {
      add(["open \(Word.quoted(screen.name)) as \(free)"], .event)
    }
  }

  private mutating func addServer() {
    for (request, name) in world.runtime.server?.choices ?? [] {
      guard let which = self.name(of: request, name) else { continue }
      add(["server ok \(which)"], .touch)
      add(["server fail \(which)", "server drop \(which)"], .event)
      add(domain.answers.map { "server ok \(which) \(Word.quoted($0))" }, .event)
      if request.takesChunks { add(["server chunk \(which) \(WorldMoves.chunk)"], .event) }
    }
  }

  /// What names a request in all worlds; nil if another one would be meant in one of them.
  ///
  /// Beside other worlds that is no number: those of the same requests may differ.
  private func name(of request: PendingRequest, _ name: String) -> String? {
    guard !others.isEmpty else { return name }
    let others = others.map { $0.runtime.server?.pending ?? [] }
    if request.number == world.runtime.server?.pending.first?.number,
      others.allSatisfy({ $0.first?.request == request.request })
    {
      return "first"
    }
    return request.number == world.runtime.server?.pending.last?.number
      && others.allSatisfy { $0.last?.request == request.request } ? "last" : nil
  }

  /// Time passes until the next work is due; what is due together is done in each order.
  ///
  /// The order in which it was asked for has no name. Beside a world where not as much is due, it is the only one.
  private mutating func addTime() {
    let clock = world.runtime.clock
    let due = clock.dueFirst
    guard let next = due.first else { return }
    let isSame = others.allSatisfy { $0.runtime.clock.dueFirst.count == due.count }
    let orders = Orders(of: due.count, most: isSame ? domain.orders : 1)
    leavesOutOrders = orders.leavesOut
    let waits = ([[]] + orders.others).map {
      CommandText.wait(next.due - clock.time, order: $0).text
    }
    add(waits, .event)
  }

  /// The user leaves the program, where some code hears of it, and comes back.
  private mutating func addBackground() {
    if world.runtime.isInBackground {
      add(["foreground"], .event)
    } else if ([world] + others).contains(where: \.runtime.hearsOfBackground) {
      add(["background"], .event)
    }
  }

  private mutating func addStorage() {
    guard world.runtime.storage != nil else { return }
    add([world.runtime.isStorageFailing ? "storage ok" : "storage fail", "relaunch"], .seldom)
  }
}
