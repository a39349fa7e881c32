import HeadlessUI
import LabText

/// A window as a tree, for a page that draws it; each control has the command of a touch on it.
package struct WindowPicture: Hashable, Sendable {
  package let name: String
  package let title: String
  /// The buttons of the navigation bar on the left side, and on the right side.
  package let left: [Part]
  package let right: [Part]
  /// What is below the navigation bar.
  package let content: [Part]
  /// The alert or sheet in front; empty if there is none.
  package let alert: [Part]
  package let toast: String?
  /// The commands of the window as a whole, such as `pull`.
  package let acts: [String]

  /// A part of a window; commands lack the screen that they are about.
  package indirect enum Part: Hashable, Sendable {
    case text(String)
    /// Without a command it is disabled.
    case button(String, command: String?)
    /// A field, and what follows the text in the command that types into it; nil if it is disabled.
    case field(label: String, text: String, place: String?)
    /// From 0 to 1; nil if the progress is not known.
    case progress(Double?)
    /// Parts side by side.
    case line([Part])
    case rows([Row], above: Int, below: Int)
  }

  /// A row of a table.
  package struct Row: Hashable, Sendable {
    package let number: Int
    /// What follows the number in a command: ` in wine`, or nothing where the screen has one table.
    package let place: String
    package let parts: [Part]
    /// The choices of the menu that a swipe has opened.
    package let menu: [Part]
  }
}

extension WindowPicture {
  /// The window as it is now; nil if it has no screen.
  init?(_ window: Window) {
    guard let screen = window.top else { return nil }
    let isFree = screen.alert == nil
    let reach = Reach(
      isFree: isFree,
      places: Dictionary(
        screen.tablesWithPlaces.map { (ObjectIdentifier($0.table), $0.place) }
      ) { first, _ in first }
    )
    let back = screen.navigation?.offersBack == true
    name = window.name
    title = screen.shownItem == nil ? "" : screen.title
    left =
      (back ? [.button("‹", command: isFree ? "back" : nil)] : [])
      + Part.all(screen.shownItem?.leftButtons ?? [], reach)
    right = Part.all(screen.shownItem?.rightButtons ?? [], reach)
    let prompt = screen.shownItem?.prompt.map(Part.text)
    let tools = Part.all(screen.shownTools, reach)
    let tabs = screen.shownTabBar.map { Part.all($0.tabs, reach) } ?? []
    content =
      (prompt.map { [$0] } ?? []) + Part.all(screen.view.subviews, reach)
      + [tools, tabs].filter { !$0.isEmpty }.map { .line($0) }
      + (window.arriving.map { [.text(">> \($0.title)")] } ?? [])
    alert = screen.alert.map(Part.alert) ?? []
    toast = window.toast
    let tables = screen.tablesWithPlaces
    let pulls =
      (tables.isEmpty && screen.hasTable ? [Place()] : tables.map(\.place))
      .map { CommandText.pull($0).text }
    acts =
      (isFree ? pulls : [])
      + (isFree && window.offersDismissal ? ["dismiss"] : [])
  }
}

/// What the user can reach in a window.
private struct Reach {
  /// Whether no alert is in front.
  let isFree: Bool
  /// How a command names each table.
  let places: [ObjectIdentifier: Place]
}

extension ViewController {
  /// The visible tables, each with how a command names it: not at all if it is the only one.
  package var tablesWithPlaces: [(table: TableView, place: Place)] {
    let tables = elements.compactMap { $0 as? TableView }
    return tables.map { ($0, Place(table: tables.count > 1 ? $0.identifier : nil)) }
  }
}

extension WindowPicture.Part {
  /// The visible ones of some elements; those behind an alert have no commands.
  fileprivate static func all(_ elements: [Element], _ reach: Reach) -> [Self] {
    elements.filter(\.isDrawn).flatMap { parts(of: $0, reach) }
  }

  /// The parts of an alert; a field that is the only one needs no name in a command.
  fileprivate static func alert(_ alert: Alert) -> [Self] {
    let texts = ([alert.title] + (alert.message.isEmpty ? [] : [alert.message])).map(Self.text)
    let fields = alert.fields.map { field in
      let name = alert.fields.count > 1 ? field.callNames.first ?? "" : nil
      let text = Self.field(
        label: field.caption,
        text: field.value,
        place: field.isEnabled ? CommandText.field(name) : nil
      )
      guard field.isEnabled, field.takesReturn else { return text }
      return .line([text, .button("Return", command: CommandText.return(in: name).text)])
    }
    let actions = alert.actions.map {
      Self.button($0.title, command: $0.isEnabled ? CommandText.tap($0.title).text : nil)
    }
    return texts + fields + [.line(actions)]
  }

  private static func parts(
    of element: Element,
    _ reach: Reach,
    in place: Place = Place()
  ) -> [Self] {
    switch element {
    case let label as Label: return label.text.isEmpty ? [] : [.text(label.text)]
    case let item as Button where item.customView != nil:
      return visible(item).flatMap { parts(of: $0, reach, in: place) }
    case let button as Button:
      return [.button(button.title, command: touch(on: button, reach, place))]
    case let tab as Tab:
      let title = tab.isSelected ? "*\(tab.shownTitle)*" : tab.shownTitle
      return [.button(title, command: touch(on: tab, reach, place))]
    case let field as TextControl where field.takesText:
      let name = name(of: field, place)
      let text = Self.field(
        label: field.caption,
        text: field.value,
        place: reach.isFree && field.isEnabled ? name.map { CommandText.field($0, place) } : nil
      )
      let buttons =
        returnKey(of: field, reach, place)
        + field.visibleElements.dropFirst().flatMap { parts(of: $0, reach, in: place) }
      return buttons.isEmpty ? [text] : [.line([text] + buttons)]
    case let control as Control: return settings(of: control, reach, place)
    case let bar as ProgressView: return [.progress(bar.progress)]
    case let spinner as ActivityIndicatorView where spinner.isAnimating: return [.progress(nil)]
    case let stack as StackView:
      return stack.groups.flatMap { group in
        let inner = group.flatMap { parts(of: $0, reach, in: place) }
        return inner.isEmpty || group.contains { $0.inlineText == nil } ? inner : [.line(inner)]
      }
    case let table as TableView:
      let around = [table.visibleHeader, table.visibleBackground, table.visibleFooter].map { part in
        part.map { parts(of: $0, reach) } ?? []
      }
      let isRefreshing = table.visibleRefreshControl != nil
      return (isRefreshing ? [.progress(nil)] : []) + around[0] + rows(of: table, reach) + around[1]
        + around[2]
    default:
      let inner = visible(element).flatMap { parts(of: $0, reach, in: place) }
      // What draws itself in its own way is shown as it does.
      return inner.isEmpty ? element.lines(width: 38).map(Self.text) : inner
    }
  }

  /// The control as it draws itself, and what the user can do with it: a button for each value that it can be
  /// set to, a button for a tap, a field for text.
  private static func settings(of control: Control, _ reach: Reach, _ place: Place) -> [Self] {
    let text = control.inlineText.map { [Self.text($0)] } ?? control.lines(width: 38).map(Self.text)
    guard reach.isFree, control.isEnabled, let name = name(of: control, place) else { return text }
    guard let values = control.values else {
      let acts: [Self] = control.verbs.map { verb in
        switch verb {
        case .tap: .button("tap", command: CommandText.tap(name, place).text)
        case .return: .button("Return", command: CommandText.return(in: name, place).text)
        case .type, .set:
          .field(label: "", text: control.value, place: CommandText.field(name, place))
        }
      }
      return acts.isEmpty ? text : [.line(text + acts)]
    }
    let buttons = values.examples(beside: control.value).map {
      Self.button($0, command: CommandText.set(name, to: $0, place).text)
    }
    return [.line(text + buttons)]
  }

  /// The Return key of a field that takes it, while nothing is in front of it.
  private static func returnKey(of field: TextControl, _ reach: Reach, _ place: Place) -> [Self] {
    guard reach.isFree, field.isEnabled, field.takesReturn, let name = name(of: field, place) else {
      return []
    }
    return [.button("Return", command: CommandText.return(in: name, place).text)]
  }

  /// The command that taps a button or a tab; nil if it can't be tapped.
  private static func touch(on button: Control, _ reach: Reach, _ place: Place) -> String? {
    guard reach.isFree, button.isEnabled else { return nil }
    return name(of: button, place).map { CommandText.tap($0, place).text }
  }

  /// The name that a command uses: in a row the identifier, because a title may depend on the row.
  private static func name(of control: Control, _ place: Place) -> String? {
    place.row == nil ? control.callNames.first : control.callNames.last
  }

  private static func visible(_ element: Element) -> [Element] {
    element.subviews.filter(\.isDrawn)
  }

  /// Buttons that move a row by its handle, one place up and one down.
  private static func moves(of row: Int, in table: TableView, _ place: Place) -> [Self] {
    [("\u{2191}", row - 1), ("\u{2193}", row + 1)].filter { (0..<table.rowCount).contains($0.1) }
      .map { .button($0, command: CommandText.move(place, to: .number($1)).text) }
  }

  /// The visible rows of a table: one part for those of each section, below its title.
  private static func rows(of table: TableView, _ reach: Reach) -> [Self] {
    let tablePlace = reach.places[ObjectIdentifier(table)] ?? Place()
    let rows = zip(table.visibleRows, table.visibleCells).map { number, cell in
      let menu = table.menu.flatMap { $0.row == number ? $0.actions : nil } ?? []
      let place = Place(row: .number(number), table: tablePlace.table)
      var shown = parts(of: cell, reach, in: place)
      if cell.hasHandle { shown += moves(of: number, in: table, place) }
      let choices: [Self] = menu.map {
        .button($0.title, command: CommandText.confirm($0.title).text)
      }
      return WindowPicture.Row(number: number, place: place.tableWords, parts: shown, menu: choices)
    }
    let below = max(0, table.rowCount - table.visibleRows.upperBound)
    let titles = rows.map { parts(of: table.edges(above: $0.number), reach) }
    var drawn: [Self] = []
    var start = 0
    repeat {
      let end = titles[start...].dropFirst().firstIndex { !$0.isEmpty } ?? rows.count
      let (isFirst, isLast) = (start == 0, end == rows.count)
      drawn += titles.isEmpty ? [] : titles[start]
      let group = Array(rows[start..<end])
      drawn.append(.rows(group, above: isFirst ? table.offset : 0, below: isLast ? below : 0))
      start = end
    } while start < rows.count
    return drawn + parts(of: table.edgesBelow, reach)
  }

  /// The first line of a cell, from left to right, and what is below it.
  private static func parts(of cell: Cell, _ reach: Reach, in place: Place) -> [Self] {
    var below = cell.elementsBelow.flatMap { parts(of: $0, reach, in: place) }
    let start = cell.lineStart.flatMap { parts(of: $0, reach, in: place) }
    let end: [Self] =
      switch cell.lineEnd {
      case .sign(let sign): [.text(sign)]
      case .view(let view): parts(of: view, reach, in: place)
      case nil: []
      }
    var line: [Self] = cell.text.isEmpty ? [] : [.text(cell.text)]
    // Without a text of its own, a cell has its first view in its first line.
    if line.isEmpty, let first = below.first?.inline, !(start + end).isEmpty {
      line = first
      below.removeFirst()
    }
    line = start + line + end
    return (line.count > 1 ? [.line(line)] : line) + below
  }

  /// The part, or those that stand side by side in it; nil for rows, which fit into no line.
  private var inline: [Self]? {
    switch self {
    case .line(let parts): parts
    case .rows: nil
    case .text, .button, .field, .progress: [self]
    }
  }

  private static func parts(of edges: [SectionEdge], _ reach: Reach) -> [Self] {
    edges.flatMap { edge in
      switch edge {
      case .text(let text): [Self.text(text)]
      case .view(let view): parts(of: view, reach)
      }
    }
  }
}
