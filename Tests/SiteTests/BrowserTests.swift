import Foundation
import LabConversation
import LabScenarios
import LabSearch
import LabSystems
import MVCLab
import PseudoTerminal
import Testing

@testable import LabSite

@Suite("Pages in a browser", .waits, .serialized)
struct BrowserTests {
  /// The texts of the played phones' rows, by wiring.
  private func rows(_ document: String) -> [[String]] {
    let below = document.components(separatedBy: "id=\"sides\"").last ?? ""
    let play = below.components(separatedBy: "id=\"edge\"").first ?? ""
    return play.components(separatedBy: "<section class=\"side ").dropFirst().map { side in
      side.matches(of: /<i>\d+<\/i><span><span class="part"><button[^>]*>([^<]*)</).map {
        String($0.1)
      }
    }
  }

  /// A page with a map that all of the stories stay in.
  private static let playable = Result {
    try SampleCourse.site(of: ["todo/02-second-window.md"], explored: 80)[
      "todo/02-second-window.html"
    ]
  }

  @Test(
    "a page that is played answers as the program does",
    Browser.needed,
    arguments: [
      ["tap Add", "open list as second", "in second tap Add"],
      ["tap Add", "tap Add", "swipe 0", "confirm Delete"],
      ["outside add Milk", "tap Add", "undo", "undo"],
    ]
  )
  func play(_ story: [String]) throws {
    let page = try #require(try Self.playable.get())
    let conversation = Conversation(systems: [System].all)
    for command in ["system todo", "wirings correct, misused"] + story {
      _ = conversation.respond(to: command)
    }
    let fragment = story.joined(separator: ";").replacing(" ", with: "%20")
    let played = rows(try Browser.document(page, "play=\(fragment)"))
    let expected = conversation.respond(to: "show screen").transcripts.map { lines in
      lines.map(\.text).compactMap {
        $0.firstMatch(of: /\d  (To Do Item \d|Milk)/).map { String($0.1) }
      }
    }
    #expect(played == expected)
  }

  @Test("a slider leads through the hops of a step, in both wirings at once", Browser.needed)
  func walk() throws {
    let system = try #require([System].all.first { $0.name == "todo" })
    let wirings = ["correct", "misused"].compactMap { name in
      system.wirings.first { $0.name == name }
    }
    let contrast = Contrast(system, wirings[0], wirings[1], commands: ["tap Add"], width: 80)
    let page = try ContrastSite(
      contrast,
      titled: "todo",
      program: "mvclab",
      size: StateMap.Size(explored: 1, moves: 20)
    ).page
    func hop(_ act: String) throws -> String {
      let text = try Browser.value(
        """
        (() => {
          const walk = document.querySelector("#s1 details.walk");
          walk.open = true;
          const [back, next] = walk.querySelectorAll("button"), slider = walk.querySelector("input");
          \(act);
          const shown = [...walk.querySelectorAll("li:not([hidden])")].map(item => item.textContent);
          return walk.querySelector("output").textContent + "\\n" + shown.join("");
        })()
        """,
        on: page,
        "s1"
      )
      return text.replacing("<br>", with: "\n")
    }
    let fourth = try hop("next.click(); next.click(); next.click(); next.click(); back.click()")
    #expect(
      fourth == #"""
        4 of 13
        ToDoStore.items = []
        ToDoStore.adding = 0To Do                          [Add]Here they part. call  ToDoStore.add(_:ifRefused:)  (CorrectListController.swift:20)    19  private func addTapped() {
        &gt;   20    store.add(["To Do Item \(store.total + 1)"], ifRefused: showRefusal)To Do                          [Add]Here they part. call  Misused.ToDoListController.append(_:)  (MisusedListController.swift:16)    15  func addTapped() throws {
        &gt;   16    try append(["To Do Item \(items.count + 1)"])
        """#
    )
    let before = try hop("slider.value = 10; slider.dispatchEvent(new Event('input'))")
    #expect(
      before == #"""
        11 of 13
        To Do                          [Add]ToDoStore.items[0] = #1 To Do Item 1
        ToDoStore.adding = 0render  ToDoListController -&gt; the table  inserted a row  (CorrectListController.swift:28)    26  private func storeDidChange(_ event: ToDoStore.Event) throws {
        &gt;   28    case .changed(let change): try table.apply(change)ToDoListController.items[0] = #1 To Do Item 1To Do                          [Add]
        0  To Do Item 1at rest
        """#
    )
    let last = try hop("slider.value = 90; slider.dispatchEvent(new Event('input')); next.click()")
    #expect(
      last == #"""
        13 of 13
        ToDoStore.items[0] = #1 To Do Item 1
        ToDoStore.adding = 0To Do                          [Add]
        0  To Do Item 1at restToDoListController.items[0] = #1 To Do Item 1To Do                          [Add]
        0  To Do Item 1at rest
        """#
    )
  }

  @Test(
    "the page of a contrast is played as the program does, and explains only the rules of its story",
    Browser.needed
  )
  func contrast() throws {
    let system = try #require([System].all.first { $0.name == "todo" })
    let wirings = ["correct", "misused"].compactMap { name in
      system.wirings.first { $0.name == name }
    }
    let contrast = Contrast(system, wirings[0], wirings[1], commands: ["tap Add"], width: 80)
    let page = try ContrastSite(contrast, titled: "todo", program: "mvclab").page
    let story = "play=tap%20Add;open%20list%20as%20second"
    let document = try Browser.document(page, story)
    #expect(rows(document) == [["To Do Item 1", "To Do Item 1"], ["To Do Item 1"]])
    let play = document.components(separatedBy: "id=\"sides\"").last ?? ""
    #expect(play.contains("<strong>harm: screens-disagree</strong>"))
    #expect(try Browser.document(page, "play=tap%20Add").contains("<a href=\"#ui-changes-ui\">"))
  }

  /// What a reader sees of a page, before and after each of some steps of a script.
  private func sights(_ page: String, _ fragment: String, _ scripts: String...) throws -> [String] {
    let looks = scripts.map { "sights.push(document.querySelector('main').innerText); \($0);" }
    let document = try Browser.document(
      page.replacing(
        "</body>",
        with: """
          <script>const sights = []; \(looks.joined())
          sights.push(document.querySelector('main').innerText);
          document.body.innerText = sights.join("SIGHT");</script></body>
          """
      ),
      fragment
    )
    let text = document.components(separatedBy: "<body").last ?? ""
    return text.components(separatedBy: "SIGHT")
  }

  private static let question = "what does the new window of misused show?"
  private static let prose = "The second window of misused opens empty"
  private static let harm = "harm: screens-disagree"

  @Test("what follows a prediction is not shown before the reader has guessed", Browser.needed)
  func prediction() throws {
    let page = try #require(
      try SampleCourse.site(of: ["todo/02-second-window.md"], explored: 1)[
        "todo/02-second-window.html"
      ]
    )
    func guess(_ step: Int) -> String {
      "document.querySelector('#s\(step) input[value=\"1\"]').click(); document.querySelector('#s\(step) .check').click()"
    }
    let seen = try sights(page, "s3", guess(2), "show(3)", guess(3))
    #expect(seen.count == 4)
    #expect(seen[0].contains(Self.question))
    for hidden in [Self.harm, Self.prose, "Law.", "Try it yourself"] {
      #expect(!seen[0].contains(hidden), "\(hidden)")
    }
    #expect(seen[1].contains("Right."))
    #expect(seen[1].contains(Self.harm))
    #expect(!seen[1].contains(Self.prose))
    #expect(seen[2].contains("what do both windows of misused show now?"))
    #expect(!seen[2].contains(Self.prose))
    #expect(seen[3].contains(Self.prose))
    #expect(seen[3].contains("Try it yourself"))
  }

  @Test("a reader who wants no guess is shown what follows", Browser.needed)
  func reveal() throws {
    let page = try #require(
      try SampleCourse.site(of: ["todo/02-second-window.md"], explored: 1)[
        "todo/02-second-window.html"
      ]
    )
    let open = "document.querySelector('#s2 .reveal').dispatchEvent(new Event('toggle'))"
    let seen = try sights(page, "s2", open)
    #expect(!seen[0].contains(Self.harm))
    #expect(seen[1].contains(Self.harm))
  }

  @Test("a page without its script is whole, with what a question asks for folded", Browser.needed)
  func withoutScript() throws {
    let page = try #require(
      try SampleCourse.site(of: ["todo/02-second-window.md"], explored: 1)[
        "todo/02-second-window.html"
      ]
    )
    let bare = page.replacing(/<script>[\s\S]*?<\/script>/, with: "")
    let unfold = "document.querySelectorAll('details.reveal').forEach(fold => fold.open = true)"
    let seen = try sights(bare, "", unfold)
    for text in [Self.question, Self.prose, "Law.", "Question.", "The answer"] {
      #expect(seen[0].contains(text), "\(text)")
    }
    #expect(!seen[0].contains(Self.harm))
    #expect(seen[1].contains(Self.harm))
  }

  @Test("as slides, each step has a screen, and the key to the right goes on", Browser.needed)
  func slides() throws {
    let page = try #require(
      try SampleCourse.site(of: ["todo/02-second-window.md"], explored: 1)[
        "todo/02-second-window.html"
      ]
    )
    let right =
      "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true}))"
    let titles =
      "document.querySelector('main').append([...document.querySelectorAll('.slide')].map(slide => slide.querySelector('h2')?.textContent ?? '-').join('/'))"
    let toTheEnd = "for (let key = 0; key < 12; key++) { \(right) }"
    let seen = try sights(page, "slides", titles, toTheEnd)
    #expect(
      seen[1].contains("Claim./At the beginning/1 &gt; tap Add/2 &gt; open list as second/3 &gt;")
    )
    #expect(!seen[1].contains(Self.harm))
    #expect(seen.last?.contains(Self.harm) == true)
  }

  @Test(
    "slides of a teacher's copy show the answer after the question, and its page both at once",
    Browser.needed
  )
  func teacher() throws {
    let site = try SampleCourse.site(
      of: ["todo/02-second-window.md"],
      explored: 1,
      isTeachers: true
    )
    let page = try #require(site["todo/02-second-window.html"])
    let look = """
      (() => {
        const seen = [];
        const right = () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
        const look = () => {
          const step = document.querySelector("#s2");
          const isTicked = getComputedStyle(step.querySelector("li.right")).listStyleType.includes("✓");
          const isSeen = step.querySelector(".finding").checkVisibility({ contentVisibilityAuto: true });
          const plan = document.querySelector(".plan").checkVisibility();
          seen.push(`${isTicked} ${isSeen} ${plan}`);
        };
        look();
        slideButton.click(); look();
        document.querySelector(".slide:has(#s2)").scrollIntoView({ behavior: "instant" });
        right(); look();
        slideButton.click(); look();
        return seen.join("/");
      })()
      """
    #expect(
      try Browser.value(look, on: page, "")
        == "true true true/false false false/true true false/true true true"
    )
  }
}
