import HeadlessUI
import LabConversation
import LabSamples
import LabStage
import MVC
import MVCLab
import Testing

@Suite struct ControlCommandTests {
  private static func lines(_ commands: String...) -> [String] {
    let conversation = Conversation(systems: [.survey])
    return commands.map { command in
      conversation.respond(to: command).lines.map(\.text).joined(separator: "\n")
    }
  }

  @Test(arguments: [
    ("set Meal to 6", "'6' is not a value of 'Meal'; expected 1 to 5 in steps of 1"),
    ("set Publish to maybe", "'maybe' is not a value of 'Publish'; expected 'on' or 'off'"),
    ("set Mael to 3", "unknown control 'Mael'; did you mean 'set Meal to 3'?"),
    ("tap Meal", "'Meal' can't be tapped; try 'set Meal to VALUE'"),
    ((
      "type x in Publish",
      "'Publish' can't be typed into; try 'tap Publish' or 'set Publish to VALUE'"
    ),),
    ("set Meal", "'to VALUE' is missing; usage: set NAME to VALUE [row ROW]"),
    ("set Meal to", "the value is missing; usage: set NAME to VALUE [row ROW]"),
    ("set", "a name is missing; usage: set NAME to VALUE [row ROW]"),
    ("set Meal to 3 row 1", "'first' has no table"),
    ("set Meal to 3 now", "'3 now' is not a value of 'Meal'; expected 1 to 5 in steps of 1"),
  ])
  func `a refusal says what can be done`(command: String, error: String) {
    #expect(Self.lines("system survey", "wirings correct", command).last == error)
  }

  @Test func `with several tables a command names the table`() {
    let conversation = Stage { Shelves() }.conversation
    for (command, last) in [
      ("select 1", "? there are 2 tables; add the table, such as 'in tea'"),
      ("select 1 in wine", "| selected wine 1"),
      ("select 2 in wine", "? no row 2; there are 2 rows"),
      ("select 1 in win", "? unknown table 'win'; did you mean 'select 1 in wine'?"),
      ("select tea 1", "| selected tea 1"),
      ("tap Buy row tea 1", "| bought tea 1"),
      ("select tea 1 in wine", "? unknown row 'tea 1'; did you mean 'select 1 in wine'?"),
      ("tap Buy", "? 'Buy' is in 2 rows; add the row, such as 'row 0'"),
      ("tap Buy row 0", "? there are 2 tables; add the table, such as 'in tea'"),
      ("tap Buy row 0 in tea", "| bought tea 0"),
      ("set Count to 2 row 1 in wine", "| 2 of wine 1"),
      ("tap + row 1 in wine", "? '+' can't be tapped; try 'set Count to VALUE row 1 in wine'"),
      ("tap + in Count", "? '+ in Count' can't be tapped; try 'set Count to VALUE'"),
      ("swipe 0 in tea", "| tea 0 can be sent back"),
      ("tap Return", "| returned tea 0"),
    ] {
      let lines = conversation.text(of: command).split(separator: "\n")
      #expect(lines.last { !$0.hasPrefix("!") } == Substring(last), "\(command)")
    }
  }

  @Test func `an expectation names the table too`() {
    let conversation = Stage { Shelves() }.conversation
    for (command, line) in [
      ("expect rows 2", "? there are 2 tables; add the table, such as 'in tea'"),
      ("expect rows 2 in wine", ""),
      ("expect rows 3 in wine", "! expected 3 rows in 'wine'; 'first' shows 2"),
      ("expect rows 3 in win", "? unknown table 'win'; did you mean 'expect rows 3 in wine'?"),
      ("expect row 1 in wine wine 1", ""),
      (
        "expect row 1 in wine 'tea 1'",
        "! expected 'tea 1' in row 1 in 'wine'; 'first' shows 'wine 1'"
      ),
      ("expect row 1 in wine", "? a text is missing; usage: expect row ROW [in TABLE] TEXT"),
    ] {
      #expect(conversation.text(of: command) == line, "\(command)")
    }
    for (line, expected) in [
      ("expect rows 2 ", "in"), ("expect rows 2 in ", "tea, wine"),
      ("expect row 1 in wine ", "'wine 1'"),
    ] {
      let found = conversation.completions(of: line).suggestions.map(\.text)
      #expect(found.joined(separator: ", ") == expected, "\(line)")
    }
  }

  @Test func `a drawn table names itself in its commands, if there are several`() throws {
    let conversation = Stage { Shelves() }.conversation
    let window = try #require(conversation.runs.first?.picture.windows.first)
    let rows = window.content.flatMap { part in
      if case .rows(let rows, _, _) = part { rows } else { [] as [WindowPicture.Row] }
    }
    #expect(
      rows.map { "select \($0.number)\($0.place)" }
        == ["select 0 in tea", "select 1 in tea", "select 0 in wine", "select 1 in wine"]
    )
    #expect(window.acts == ["pull in tea", "pull in wine"])
    let commands = rows.flatMap { $0.parts.flatMap(\.commands) } + window.acts
    #expect(commands.prefix(2) == ["tap Buy row 0 in tea", "set Count to 1 row 0 in tea"])
    #expect(commands.allSatisfy { conversation.respond(to: $0).outcome == .done }, "\(commands)")
  }

  @Test func `a search field is typed into, cleared and cancelled`() {
    let conversation = Stage { Searches() }.conversation
    for (command, last) in [
      ("type mil in Search", "| searched for mil"),
      ("tap Clear", "| searched for everything"),
      ("tap Clear", "? unknown control 'Clear'; there is 'Cancel'"),
      ("type tea", "| searched for tea"),
      ("tap Cancel", "| cancelled at tea"),
      ("tap Search", "? 'Search' can't be tapped; try 'type TEXT in Search'"),
    ] {
      let lines = conversation.text(of: command).split(separator: "\n")
      #expect(lines.last { !$0.hasPrefix("!") } == Substring(last), "\(command)")
    }
    let found = conversation.completions(of: "tap ").suggestions.map(\.text)
    #expect(found == ["Clear", "Cancel"])
  }

  @Test
  func `a hint that changes while the user types, clears or leaves a search field breaks no law`() {
    let commands = ["type mil in Search", "tap Clear", "tap Cancel"]
    #expect(Stage { Searches() }.findings(after: commands) == "")
  }

  @Test func `a tab is tapped by its title, and what is in another tab can't be touched`() {
    let conversation = Conversation(systems: [.library])
    for (command, last) in [
      ("system library", ""), ("wirings correct", "| *Books*  [Loans]"),
      ("type e in Search", "| *Books*  [Loans]"), ("tap Loans", "| [Books]  *Loans*"),
      ("tap Clear", "? unknown control 'Clear'; there are 'Books' and 'Loans'"),
      ("type x in Search", "? unknown field 'Search'"),
      ("select 0", "? no row 0; there are 0 rows"),
      ("tap books", "| *Books*  [Loans]"), ("tap Clear", "| *Books*  [Loans]"),
      ("tap Book", "? unknown control 'Book'; did you mean 'tap Books'?"),
    ] {
      let lines = conversation.text(of: command).split(separator: "\n")
      #expect(lines.last ?? "" == Substring(last), "\(command)")
    }
    let found = conversation.completions(of: "tap ").suggestions.map(\.text)
    #expect(found == ["Books", "Loans"])
  }

  @Test(arguments: [
    ("set ", "Meal, Publish"), ("set Meal ", "to"), ("set Meal to ", "1"),
    ("set Publish to ", "on, off"), ("set Publish to on ", ""), ("tap ", "Publish"),
    ("type x in ", ""),
  ])
  func `completion knows controls and their values`(line: String, expected: String) {
    let conversation = Conversation(systems: [.survey])
    for command in ["system survey", "wirings correct"] { _ = conversation.respond(to: command) }
    let found = conversation.completions(of: line).suggestions.map(\.text)
    #expect(found.joined(separator: ", ") == expected)
  }
}

/// Two tables on a screen, each row with controls.
private final class Shelves: ViewController, TableDataSource, TableDelegate {
  private let tables = [TableView(identifier: "tea"), TableView(identifier: "wine")]
  private let last = Label()

  override func loadView() {
    title = "Shelves"
    for table in tables {
      (table.dataSource, table.delegate) = (self, self)
      view.addSubview(table)
    }
    view.addSubview(last)
  }

  func numberOfRows(in table: TableView) -> Int { 2 }

  func table(_ table: TableView, cellForRow row: Int) -> Cell {
    let cell = table.dequeueCell { Cell() }
    cell.text = "\(table.identifier) \(row)"
    if cell.subviews.isEmpty {
      let (buy, count) = (Button("Buy"), Stepper("Count"))
      buy.onTap(self) { [weak cell] in $0.last.text = "bought \(cell?.text ?? "")" }
      count.onChange(self) { [weak cell, weak count] in
        $0.last.text = "\(count?.value ?? "") of \(cell?.text ?? "")"
      }
      cell.addSubview(StackView([buy, count]))
    }
    return cell
  }

  func table(_ table: TableView, didSelectRow row: Int) {
    last.text = "selected \(table.identifier) \(row)"
  }

  func table(_ table: TableView, swipeActionsForRow row: Int) -> [SwipeAction] {
    let name = "\(table.identifier) \(row)"
    last.text = "\(name) can be sent back"
    return [SwipeAction("Return", self) { $0.last.text = "returned \(name)" }]
  }
}

/// A search field, and a hint of what it searches for.
private final class Searches: ViewController {
  private let field = SearchField(showsCancelButton: true)
  private let hint = Label()

  override func loadView() {
    title = "Searches"
    view.addSubview(field)
    view.addSubview(hint)
    field.onChange(self) {
      $0.hint.text = "searched for " + ($0.field.text.isEmpty ? "everything" : $0.field.text)
    }
    field.onCancel(self) { $0.hint.text = "cancelled at \($0.field.text)" }
  }
}

extension WindowPicture.Part {
  /// The commands of the buttons in it.
  fileprivate var commands: [String] {
    switch self {
    case .button(_, let command): [command].compactMap(\.self)
    case .line(let parts): parts.flatMap(\.commands)
    case .text, .field, .progress, .rows: []
    }
  }
}
