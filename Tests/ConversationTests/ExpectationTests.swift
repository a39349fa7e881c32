import HeadlessUI
import LabConversation
import LabStage
import LabSystems
import MVC
import MVCLab
import Testing

@Suite struct ExpectationTests {
  @Test(
    arguments: [
      "rows 2", "row 1 To Do Item 2", "row 1 'To Do Item 2'", "shows Item 2", "hides Item 3",
      "enabled Add", "clean", "alive ToDoStore 1", "alive todostore 1", "requests 0",
    ]
  )
  func `an expectation that holds prints nothing`(expectation: String) {
    #expect(Conversation.correct("repeat 2 tap Add").text(of: "expect \(expectation)") == "")
  }

  @Test(
    arguments: [
      ("rows 1", "! expected 1 row; 'first' shows 2"),
      ("row 1 Milk", "! expected 'Milk' in row 1; 'first' shows 'To Do Item 2'"),
      ("row 2 Milk", "! expected 'Milk' in row 2; 'first' shows no such row"),
      ("shows Milk", "! expected 'first' to show 'Milk'"),
      ("hides Item 2", "! expected 'first' to hide 'Item 2'"),
      ("disabled add", "! expected 'Add' to be disabled"),
      ("breach ui-changes-ui", "! expected the breach 'ui-changes-ui'; there was none"),
      ("symptom leak", "! expected the symptom 'leak'; there was none"),
      (
        "symptom 'no lost entry'",
        "! expected the promise 'no lost entry' to be broken; it was kept"
      ),
      (
        "symptom 'no lost entri'",
        "? unknown symptom 'no lost entri'; did you mean \"expect symptom 'no lost entry'\"?"
      ),
      (
        "breach 'No lost entry'",
        "? unknown rule 'No lost entry'; did you mean \"expect broken 'no lost entry'\"?"
      ),
      ("alive ToDoStore 2", "! expected 2 'ToDoStore' alive; there is 1"),
      ("alive ToDoEditController 0", ""),
      (
        "alive ToDoStores 0",
        "? unknown class 'ToDoStores'; did you mean 'expect alive ToDoStore 0'?"
      ),
      (
        "alive ToDoItem 0",
        "? 'ToDoItem' is no model, controller or view; only their objects can be counted"
      ),
      ("requests 1", "! expected 1 request waiting; there are 0"),
      ("enabled Save", "? unknown control 'Save'; there is 'Add'"),
      (
        "breach ui-change-ui",
        "? unknown rule 'ui-change-ui'; did you mean 'expect breach ui-changes-ui'?"
      ),
      (
        "nothing",
        "? unknown expectation 'nothing'; did you mean 'expect clean'?"
      ),
    ]
  )
  func `an expectation that does not hold prints what is there instead`(
    expectation: String,
    line: String
  ) {
    #expect(Conversation.correct("repeat 2 tap Add").text(of: "expect \(expectation)") == line)
  }

  @Test(
    arguments: [
      ("expect rows 0 in second", "table 'second'; did you mean 'in second expect rows 0'?"),
      (
        "expect row 0 in second Milk", "table 'second'; did you mean 'in second expect row 0 Milk'?"
      ),
      ("expect in second rows 0", "argument 'in'; did you mean 'in second expect rows 0'?"),
      ("expect clean in second", "argument 'in'; did you mean 'in second expect clean'?"),
    ]
  )
  func `a screen after an expectation is refused with its place`(line: String, error: String) {
    let conversation = Conversation.correct("open list as second")
    #expect(conversation.text(of: line) == "? unknown \(error)")
  }

  @Test(arguments: ["expect clean [correct]", "expect clean in correct", "in correct expect clean"])
  func `a wiring beside an expectation is refused with the way to ask one of several`(
    line: String
  ) {
    #expect(
      Conversation.correct().text(of: line)
        == """
        ? a command runs in all wirings; in a scenario, a line '[correct]' above 'expect' checks only these
        """
    )
  }

  @Test func `an expectation can be about breaches and symptoms`() {
    let conversation = Conversation(systems: .all)
    _ = conversation.transcript(["system todo", "wirings misused", "tap Add", "open list"])
    #expect(
      conversation.transcript([
        "expect breach ui-changes-ui", "expect symptom screens-disagree", "expect clean",
        "expect disabled Add", "in first expect rows 0", "close second", "in second expect rows 0",
      ]) == """
        > expect breach ui-changes-ui
        > expect symptom screens-disagree
        > expect clean
        ! expected no breach or symptom; there was 'ui-changes-ui'
        > expect disabled Add
        ! expected 'Add' to be disabled
        > in first expect rows 0
        ! expected 0 rows; 'first' shows 1
        > close second
        > in second expect rows 0
        ? unknown screen 'second'; there is 'first'
        """
    )
  }
}
