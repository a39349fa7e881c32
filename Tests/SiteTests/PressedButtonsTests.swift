import LabConversation
import LabCourse
import LabScenarios
import LabSearch
import LabSystems
import MVCLab
import PseudoTerminal
import Testing

@testable import LabSite

/// A reader plays by the buttons that are there to be pressed, and by nothing else.
@Suite("A page played by its buttons", .waits, .serialized)
struct PressedButtonsTests {
  /// What a script saw on a page; `commands`, `press` and `lines` may be used in it.
  private func seen(_ statements: String, on page: String) throws -> [String] {
    let expression = """
      (() => {
        const seen = [];
        const buttons = () => [...document.querySelectorAll("#play [data-command]")]
          .filter(button => !button.disabled && button.checkVisibility());
        const commands = () => [...new Set(buttons().map(button => button.dataset.command))];
        const press = command => {
          const button = buttons().find(button => button.dataset.command === command);
          button?.click();
          return button != null;
        };
        const lines = () => [...document.querySelectorAll("#sides .side")].map(side =>
          [...side.querySelectorAll(":scope > .line")].map(line => line.textContent).join("|"));
        for (const question of [...questions]) answer(question);
        \(statements)
        return seen.join("~~");
      })()
      """
    return try Browser.value(expression, on: page, "").components(separatedBy: "~~")
  }

  private func page(of unit: String, explored: Int) throws -> String {
    try #require(try SampleCourse.site(of: ["\(unit).md"], explored: explored)["\(unit).html"])
  }

  /// The page that compares two wirings along some commands.
  private func contrast(_ system: String, _ wirings: [String], _ commands: [String]) throws
    -> String
  {
    let system = try #require([System].all.first { $0.name == system })
    let pair = wirings.compactMap { name in system.wirings.first { $0.name == name } }
    let contrast = Contrast(system, pair[0], pair[1], commands: commands, width: 80)
    return try ContrastSite(
      contrast,
      titled: system.name,
      program: "mvclab",
      size: StateMap.Size(explored: 4, moves: 80)
    ).page
  }

  /// Presses one button after another, and goes back where there is none; says which buttons are missing
  /// and which lead nowhere.
  private static let walk = """
    let pressed = 0;
    for (let turn = 0; turn < 16; turn += 1) {
      const all = commands();
      const wrong = [...moves().keys()].filter(command => !all.includes(command))
        .concat(all.filter(command => !moves().has(command)));
      if (wrong.length) seen.push(`after ${story.map(place => place.command)}: ${wrong}`);
      if (all.length) pressed += press(all[turn * 5 % all.length]);
      else document.querySelector("#bar button").click();
    }
    seen.push(pressed > 7);
    """

  @Test(
    "the buttons are the moves of the state, whatever was pressed before",
    Browser.needed,
    arguments: [
      "todo/02-second-window", "news/06-whose-request", "items/07-success-after-the-write",
      "titles/11-every-door",
    ]
  )
  func buttons(_ unit: String) throws {
    #expect(try seen(Self.walk, on: page(of: unit, explored: 4)) == ["true"])
  }

  @Test("the button that empties a field says so", Browser.needed)
  func clear() throws {
    let page = try contrast("items", ["correct", "published"], ["tap Add", "type Milk"])
    let press = """
      press("tap Add"); press("type Milk");
      seen.push(buttons().find(button => button.dataset.command === "type ''").textContent);
      """
    #expect(try seen(press, on: page) == ["clear"])
  }

  @Test("the page of a contrast has all buttons too", Browser.needed)
  func contrastButtons() throws {
    #expect(try seen(Self.walk, on: contrast("todo", ["correct", "misused"], [])) == ["true"])
  }

  @Test(
    "a unit's own story can be played to its end by its buttons",
    Browser.needed,
    arguments: ["todo/02-second-window", "todo/13-swipe", "items/07-success-after-the-write"]
  )
  func story(_ unit: String) throws {
    let lesson = try #require(
      try SampleCourse.course(["\(unit).md"]).lesson("\(unit).md", .all)
    )
    let story = lesson.steps.dropFirst(Lesson.firstStep).filter { !$0.isAnswer }.map(\.command)
    let presses = story.map { "seen.push(press(\"\($0)\") ? 'pressed' : \"\($0) is missing\");" }
    let seen = try seen(presses.joined(separator: "\n"), on: page(of: unit, explored: 1))
    #expect(seen == story.map { _ in "pressed" })
  }

  @Test(
    "a command prints what it prints in the program: nothing, an answer, or why it is refused",
    Browser.needed,
    arguments: [
      (
        "items", ["correct", "published"],
        [
          "storage fail", "tap Add", "storage ok", "layout", "relaunch", "show model",
          "outside add Milk", "expect rows 2",
        ]
      ),
      ("items", ["correct", "wire-missing-view"], ["outside add Milk", "swipe 0", "close first"]),
      (
        "todo", ["correct", "misused"],
        ["tap Add", "open list as second", "in second select 0", "expect rows 2"]
      ),
      ("titles", ["correct", "published"], ["random next 2", "tap Demo"]),
    ]
  )
  func lines(_ system: String, _ wirings: [String], _ story: [String]) throws {
    let conversation = Conversation(systems: [System].all)
    for command in ["system \(system)", "wirings \(wirings.joined(separator: ", "))"] {
      _ = conversation.respond(to: command)
    }
    let printed = story.map { command in
      conversation.respond(to: command).transcripts.map { lines in
        lines.filter { ![.screen, .breach, .symptom].contains($0.kind) }.map(\.description)
          .joined(separator: "|")
      }
    }
    let presses = story.map {
      "seen.push(press(\"\($0)\") ? lines().join('//') : \"\($0) is missing\");"
    }
    let seen = try seen(
      presses.joined(separator: "\n"),
      on: contrast(system, wirings, story)
    )
    #expect(seen == printed.map { $0.joined(separator: "//") })
  }
}
