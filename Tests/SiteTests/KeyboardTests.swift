import LabCourse
import PseudoTerminal
import Testing

@testable import LabSite

@Suite("A page with the keyboard alone", .waits, .serialized)
struct KeyboardTests {
  private static let lesson = "todo/02-second-window"

  /// What an expression is on the page of a unit; `press`, `focused` and `step` may be used in it.
  private func value(_ statements: String, _ fragment: String, explored: Int = 1) throws
    -> String
  {
    let site = try SampleCourse.site(of: ["\(Self.lesson).md"], explored: explored)
    let page = try #require(site["\(Self.lesson).html"])
    let expression = """
      (() => {
        const seen = [];
        const find = selector => document.querySelector(selector);
        const press = (key, element) => element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        const focused = () => seen.push(document.activeElement.textContent.trim());
        const step = () => seen.push(find(".step:not([hidden])").id);
        \(statements)
        return seen.join("/");
      })()
      """
    return try Browser.value(expression, on: page, fragment)
  }

  @Test("the arrow keys only move the choice; Check and Return compare it", Browser.needed)
  func prediction() throws {
    // A click without a count is what an arrow key makes of a choice.
    let seen = try value(
      """
      const state = number => seen.push(`${find(`#s${number} .reveal`).open} ${find(`#s${number} fieldset`).disabled}`);
      seen.push(find("#s2 .check").disabled);
      find("#s2 input").focus();
      for (const input of document.querySelectorAll("#s2 input")) input.click();
      state(2);
      find("#s2 .check").focus();
      find("#s2 .check").click();
      state(2); focused();
      show(3);
      find("#s3 input[value='1']").focus();
      press("Enter", document.activeElement);
      state(3);
      find("#s3 input[value='1']").click();
      press("Enter", document.activeElement);
      state(3); focused();
      """,
      "s2"
    )
    #expect(
      seen
        == "true/false false/true true/No: look below./false false/true true/Right."
    )
  }

  @Test("a click on an answer compares it at once, and a second one does nothing", Browser.needed)
  func click() throws {
    let seen = try value(
      """
      const click = label => label.dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true, cancelable: true }));
      click(find("#s2 input[value='1']").closest("label").lastElementChild);
      click(find("#s2 input[value='0']").closest("label").lastElementChild);
      seen.push(find("#s2 .right").hidden, find("#s2 .wrong").hidden, find("#s2 input:checked").value);
      """,
      "s2"
    )
    #expect(seen == "false/true/1")
  }

  @Test("the button of the next step keeps the focus, also at the last step", Browser.needed)
  func stepper() throws {
    let seen = try value(
      """
      for (const question of [...questions]) answer(question);
      stepper.next.focus();
      for (let time = 0; time < 9; time += 1) document.activeElement.click();
      focused(); step();
      stepper.back.click(); step();
      """,
      "s0"
    )
    #expect(seen == "next ›/s3/s2")
  }

  @Test(
    "the arrow keys scroll a diagram and lines of source, and elsewhere change the step",
    Browser.needed
  )
  func arrows() throws {
    let seen = try value(
      """
      press("ArrowRight", find("#s1 .wide"));
      press("ArrowRight", find("#s1 pre"));
      step();
      press("ArrowRight", find("#s1 h2"));
      step();
      """,
      "s1"
    )
    #expect(seen == "s1/s2")
  }

  @Test(
    "one place says the step and what it broke, and tells nothing before a guess",
    Browser.needed
  )
  func announcements() throws {
    let seen = try value(
      """
      const places = document.querySelectorAll("[aria-live], [role=status]");
      const hear = () => seen.push(places[0].textContent.replace(/, .*/, ""));
      seen.push(places.length); hear();
      stepper.next.click(); hear();
      stepper.next.click(); hear();
      find("#s2 input").click(); find("#s2 .check").click(); hear();
      """,
      "s0"
    )
    #expect(
      seen.split(separator: "/", omittingEmptySubsequences: false) == [
        "1", "",
        "step 1 of 3: 1 &gt; tap Add. ✓ correct: nothing is broken. ✗ misused: law broken: ui-changes-ui",
        "step 2 of 3: 2 &gt; open list as second",
        "Right. ✓ correct: nothing is broken. ✗ misused: harm: screens-disagree",
      ]
    )
  }

  @Test("after a touch in a window, the same button has the focus", Browser.needed)
  func play() throws {
    let seen = try value(
      """
      const tap = command => find(`#sides .side:nth-child(2) [data-command="${command}"]`);
      tap("tap Add").focus();
      document.activeElement.click();
      focused();
      seen.push(document.activeElement === tap("tap Add"));
      find("#bar button").focus();
      document.activeElement.click();
      seen.push(document.activeElement.id);
      """,
      "play=",
      explored: 80
    )
    #expect(seen == "Add/true/bar")
  }
}
