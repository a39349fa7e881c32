import HeadlessUI
import LabConversation
import LabStage
import LabSystems
import MVC
import MVCLab
import Testing

@Suite struct CommandErrorTests {
  @Test(
    arguments: [
      ("tap NAME", "unknown control 'NAME'; there is 'XX'"),
      ("NAME", "unknown command 'NAME'; 'help' lists the commands"),
      ("explain NAME", "unknown rule 'NAME'; 'show rules' lists them"),
      ("in NAME tap Add", "unknown screen 'NAME'; there are 'first' and 'XX'"),
    ]
  )
  func `a name of 100,000 letters is compared with no other`(command: String, error: String) {
    let conversation = Conversation.correct()
    _ = conversation.respond(to: "open list as \(String(repeating: "x", count: 100_000))")
    let name = String(repeating: "y", count: 100_000)
    let reply = conversation.respond(to: command.replacing("NAME", with: name))
    let expected = error.replacing("NAME", with: "\(name.prefix(59))…")
      .replacing("'first' and 'XX'", with: "'first' and '\(String(repeating: "x", count: 59))…'")
      .replacing("XX", with: "Add")
    #expect(reply.lines.map(\.text) == [expected])
  }

  @Test func `before there is a world, an error says what to choose`() {
    #expect(
      Conversation(systems: .all).transcript([
        "tap Add", "system", "system tood", "system todo with", "system todo with serve",
        "wirings correct", "in first tap Add", "open list", "system todo", "tap Add", "show screen",
        "wirings corect", "wirings", "wirings correct, nosuch", "system todo extra", "undo 9",
        "undo", "tap Add",
      ]) == """
        > tap Add
        ? no system yet; choose one with 'system NAME'
        > system
        ? a system is missing; usage: system NAME [with server] [in FILE]; 'show systems' lists them
        > system tood
        ? unknown system 'tood'; did you mean 'system todo'?
        > system todo with
        ? an option is missing; usage: system NAME [with server] [in FILE]
        > system todo with serve
        ? unknown option 'serve'; did you mean 'system todo with server'?
        > wirings correct
        ? no system yet; choose one with 'system NAME'
        > in first tap Add
        ? no system yet; choose one with 'system NAME'
        > open list
        ? no system yet; choose one with 'system NAME'
        > system todo
        > tap Add
        ? no wiring of 'todo' yet; choose with 'wirings NAME': correct, queueing, misused, \
        massive, misused-server, optimistic, half-store, half-notified, model-paints, rightmvc, onevcat
        > show screen
        ? no wiring of 'todo' yet; choose with 'wirings NAME': correct, queueing, misused, \
        massive, misused-server, optimistic, half-store, half-notified, model-paints, rightmvc, onevcat
        > wirings corect
        ? unknown wiring 'corect'; did you mean 'wirings correct'?
        > wirings
        ? a wiring is missing; usage: wirings NAME, …; 'show wirings' lists them
        > wirings correct, nosuch
        ? unknown wiring 'nosuch'; there are 'correct', 'queueing', 'misused', 'massive', \
        'misused-server', 'optimistic', 'half-store', 'half-notified', 'model-paints', 'rightmvc' and \
        'onevcat'
        > system todo extra
        ? unexpected argument 'extra'; usage: system NAME [with server] [in FILE]
        > undo 9
        ? there is only 1 command to undo
        > undo
        = no system yet; choose one with 'system NAME'
        > tap Add
        ? no system yet; choose one with 'system NAME'
        """
    )
  }

  @Test(
    arguments: [
      ("tpa Add", "unknown command 'tpa'; did you mean 'tap Add'?"),
      ("cat", "unknown command 'cat'; did you mean 'show code'?"),
      ("hello", "unknown command 'hello'; did you mean 'help'?"),
      ("add", "unknown command 'add'; did you mean 'tap Add'?"),
      ("Add now", "unknown command 'Add'; did you mean 'tap Add'?"),
      ("flow", "unknown command 'flow'; did you mean 'show flow'?"),
      ("ui-changes-ui", "unknown command 'ui-changes-ui'; did you mean 'explain ui-changes-ui'?"),
      ("rename 0 Tea", "unknown command 'rename'; did you mean 'outside rename 0 Tea'?"),
      ("run lesson.md", "unknown command 'run'; did you mean 'play lesson.md'?"),
      ("show history", "'history' is a command of its own; leave out 'show'"),
      ("show breaches", "unknown subject 'breaches'; did you mean 'show code'?"),
      ("expect breach leak", "unknown rule 'leak'; did you mean 'expect broken leak'?"),
      (
        "expect symptom ui-changes-ui",
        "unknown symptom 'ui-changes-ui'; did you mean 'expect broken ui-changes-ui'?"
      ),
      ("expect row 0", "a text is missing; usage: expect row ROW [in TABLE] TEXT"),
      ("expect rows", "a count is missing; usage: expect rows N [in TABLE]"),
      (
        "tap Add; tap Add",
        "unknown control 'Add; tap Add'; a line has one command, and only '-c' takes ';' between "
          + "several"
      ),
      (
        "system todo; tap Add",
        "unknown system 'todo;'; a line has one command, and only '-c' takes ';' between several"
      ),
      ("show foo", "unknown subject 'foo'; 'help show' lists them"),
      ("save again", "a file is missing; usage: save FILE [again]"),
      ("why xyz", "unknown rule 'xyz'; 'show rules' lists them"),
      ("in frist tap Add", "unknown screen 'frist'; did you mean 'in first tap Add'?"),
      ("in first", "a command is missing; usage: in SCREEN COMMAND"),
      ("in", "a screen is missing; usage: in SCREEN COMMAND"),
      ("tap Ad", "unknown control 'Ad'; did you mean 'tap Add'?"),
      ("tap", "a name is missing; usage: tap NAME [row ROW]"),
      ("tap ''", "unknown control ''; there is 'Add'"),
      ("tap 'Add", "this quote is not closed"),
      ("tap Add row", "a row is missing; usage: tap NAME [row ROW]"),
      ("tap Add row x", "unknown row 'x'; there is 'To Do Item 1'"),
      ("tap Add row 7", "no row 7; there is 1 row"),
      ("tap Add row 0 1", "unexpected argument '1'; usage: tap NAME [row ROW]"),
      ("swipe", "a row is missing; usage: swipe ROW [in TABLE]"),
      ("move 0", "'to ROW' is missing; usage: move ROW to ROW [in TABLE]"),
      ("move 0 to", "a row is missing; usage: move ROW to ROW [in TABLE]"),
      ("move 0 to 0", "moving row 0 can't be done here; the table is not in editing mode"),
      ("move 0 to 9", "no row 9; there is 1 row"),
      ("return", "there is nothing to press Return in"),
      ("return in Add", "'Add' can't be ended with Return; try 'tap Add'"),
      ("return Add", "unexpected argument 'Add'; usage: return [in FIELD [row ROW]]"),
      ("swipe -1", "'-1' is not a row number; expected 0 or more"),
      ("swipe 9", "no row 9; there is 1 row"),
      ("scroll 99999999999999999999", "row 99999999999999999999 is too large"),
      ("confirm Delete", "there is nothing to confirm"),
      ("dismiss", "there is nothing to dismiss"),
      ("back", "there is nothing to go back to"),
      ("type Milk", "there is nothing to type in"),
      ("type Milk in Titel", "unknown field 'Titel'"),
      ("advance", "a duration is missing; usage: advance DURATION [in order N …]"),
      ("advance 2s in", "'order' is missing; usage: advance DURATION [in order N …]"),
      ("advance 2s in order", "a number is missing; usage: advance DURATION [in order N …]"),
      ("advance 2s in order a", "'a' is not a number; expected 0 or more"),
      ("advance 2s in order 2 1", "nothing is due by then, so there is no order"),
      ("advance soon", "'soon' is not a duration; try '500ms' or '2s'"),
      ("server ok", "this world has no server; start one with 'system todo with server'"),
      ("server chunk nan", "'nan' is not a percentage; expected 0 to 100"),
      ("server chunk 250", "'250' is not a percentage; expected 0 to 100"),
      ("server chunk last -1", "'-1' is not a percentage; expected 0 to 100"),
      ("server chunk 30", "this world has no server; start one with 'system todo with server'"),
      ("show requests", "this world has no server; start one with 'system todo with server'"),
      ("storage fail", "'todo' has no storage"),
      (
        "outside",
        "an action is missing; usage: outside ACTION [ARGUMENT…]; there are 'add', 'rename', 'remove', "
          + "'resend' and 'reorder'"
      ),
      ("tap 0", "unknown control '0'; did you mean 'select 0'?"),
      ("tap 1", "unknown control '1'; there is 'Add'"),
      (
        "tap 'to do item 1'",
        "unknown control 'to do item 1'; did you mean \"select 'To Do Item 1'\"?"
      ),
      ("outside ad x", "unknown action 'ad'; did you mean 'outside add x'?"),
      ("outside rename 5 x", "no row 5; there is 1 row"),
      ("outside rename x y", "unknown row 'x'; there is 'To Do Item 1'"),
      ("outside rename 0", "an argument is missing; usage: outside rename ROW TITLE"),
      ("open", "a screen is missing; usage: open SCREEN [as NAME]"),
      ("open lst", "unknown screen 'lst'; did you mean 'open list'?"),
      (
        "open edit",
        "'open edit' can't be done here; it opens when the user selects a row of a list"
      ),
      ("open list as First", "there is a screen 'First' already"),
      ("open list as ' '", "a name is missing; usage: open SCREEN [as NAME]"),
      ("close frist", "unknown screen 'frist'; did you mean 'close first'?"),
      ("close first by repalce", "unknown way 'repalce'; did you mean 'close first by replace'?"),
      ("close first by pop", "there is nothing to go back to"),
      ("batch 1001", "count 1001 is too large; the maximum is 1000"),
      ("random next", "a number is missing; usage: random next N…"),
      ("redo", "there is nothing to redo"),
      ("undo x", "'x' is not a count; expected 0 or more"),
      ("undo -1", "'-1' is not a count; expected 0 or more"),
      ("undo 99", "there are only 3 commands to undo"),
      (
        "undo 99999999999999999999",
        "count 99999999999999999999 is too large"
      ),
      ("goto", "a number is missing; usage: goto N"),
      ("goto 99", "there are only 3 commands"),
      ("save foo again again", "unexpected argument 'again'; usage: save FILE [again]"),
      ("save ''", "a file is missing; usage: save FILE [again]"),
      ("source", "a file is missing; usage: source FILE"),
      (
        "show modle",
        "unknown subject 'modle'; did you mean 'show model'?"
      ),
      ("show source Nowhere.swift", "unknown file 'Nowhere.swift'"),
      (
        "show source Corr",
        "unknown file 'Corr'; did you mean 'show source CorrectListController.swift'?"
      ),
      ("show source CorrectItem", "unknown file 'CorrectItem'"),
      (
        "find event-from-observer",
        "'event-from-observer' is no law of Cocoa MVC; 'show rules' lists those, "
          + "'explain event-from-observer' tells more"
      ),
      ("explain leek", "unknown rule 'leek'; did you mean 'explain leak'?"),
      ("help tpa", "unknown topic 'tpa'; did you mean 'tap'?"),
      ("help 新闻", "unknown topic '新闻'; 'help' lists the commands"),
      ("Todo", "unknown command 'Todo'; 'help' lists the commands"),
      ("Half-Store", "unknown command 'Half-Store'; did you mean 'wirings half-store'?"),
      ("?", "unknown command '?'; did you mean 'help'?"),
      ("help ''", "a word is missing; usage: help [WORD…]"),
      ("contrast maybe", "unknown choice 'maybe'; there are 'on' and 'off'"),
      ("repeat", "a count is missing; usage: repeat N COMMAND"),
      ("repeat 2", "a command is missing; usage: repeat N COMMAND"),
      ("repeat 2 tpa", "unknown command 'tpa'; did you mean 'repeat 2 tap Add'?"),
      ("repeat 1000001 tap Add", "count 1000001 is too large; the maximum is 1000000"),
      ("repeat 2 repeat 2 turn", "'repeat' is there twice; once is enough"),
      ("in first in first tap Add", "'in' is there twice; once is enough"),
      ("in first undo", "'undo' is not about a screen; leave out 'in SCREEN'"),
      ("in first redo", "'redo' is not about a screen; leave out 'in SCREEN'"),
      ("in first goto 3", "'goto' is not about a screen; leave out 'in SCREEN'"),
      ("in first open list", "'open' is not about a screen; leave out 'in SCREEN'"),
      ("in first show model", "'show' is not about a screen; leave out 'in SCREEN'"),
      (
        "repeat 2 in first undo",
        "'undo' can't be repeated; only commands that act on the world or check it can"
      ),
      ("swap corect", "unknown wiring 'corect'; did you mean 'swap correct'?"),
      (
        "swap correct misused",
        "unexpected argument 'misused'; usage: swap WIRING  or  swap OLD to NEW"
      ),
      ("swap misused to correct", "unknown wiring 'misused'; there is 'correct'"),
      (
        "swap",
        "a wiring is missing; usage: swap WIRING  or  swap OLD to NEW; 'show wirings' lists them"
      ),
      ("tap Add\ntap Add", "a command is one line; a second line begins here"),
      ("tap \u{1B}[2J", "unknown control '␛[2J'; there is 'Add'"),
      (
        "tap " + String(repeating: "新", count: 100),
        "unknown control '" + String(repeating: "新", count: 29) + "…'; there is 'Add'"
      ),
    ] as [(String, String)]
  )
  func `an error states the fact and the way out`(command: String, message: String) {
    #expect(Conversation.correct("tap Add").text(of: command) == "? \(message)")
  }

  @Test func `an error lists the valid names if they are few and none is near`() {
    let conversation = Conversation(systems: .all)
    _ = conversation.transcript(["system items", "wirings correct", "tap Add"])
    #expect(
      conversation.transcript([
        "tap OK", "confirm OK", "confirm Sav", "type Milk in Text", "tap Add", "select 0", "pull",
        "in firstly tap Save",
        "in third tap Save", "expect nosuch",
      ]) == """
        > tap OK
        ? unknown control 'OK'; there are 'Cancel' and 'Save'
        > confirm OK
        ? unknown choice 'OK'; there are 'Cancel' and 'Save'
        > confirm Sav
        ? unknown choice 'Sav'; did you mean 'confirm Save'?
        > type Milk in Text
        ? unknown field 'Text'; there is 'Title'
        > tap Add
        ? 'Add' can't be done here; 'Add new item' is in front of it
        > select 0
        ? selecting row 0 can't be done here; 'Add new item' is in front of the table
        > pull
        ? pulling can't be done here; 'Add new item' is in front of the table
        > in firstly tap Save
        ? unknown screen 'firstly'; did you mean 'in first tap Save'?
        > in third tap Save
        ? unknown screen 'third'; there is 'first'
        > expect nosuch
        ? unknown expectation 'nosuch'; 'help expect' lists them
        """
    )
  }

  @Test func `a tap on a button that several rows have asks for the row`() {
    let conversation = Conversation(systems: [.news])
    for command in ["system news", "wirings correct", "server ok"] {
      _ = conversation.respond(to: command)
    }
    #expect(
      conversation.text(of: "tap like") == "? 'like' is in 3 rows; add the row, such as 'row 0'"
    )
    #expect(!conversation.text(of: "tap like row 1").hasPrefix("?"))
    // A button beside the table is one button, however many rows there are.
    let todo = Conversation.correct()
    for _ in 1...3 { _ = todo.respond(to: "tap Add") }
    #expect(todo.text(of: "tap Add").hasPrefix("~ "))
  }
}
