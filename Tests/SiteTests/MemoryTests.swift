import LabCourse
import PseudoTerminal
import Testing

@testable import LabSite

@Suite("What a page keeps", .waits, .serialized)
struct MemoryTests {
  private static let lesson = "todo/02-second-window"

  /// What an expression is on a page of the course, before whose script another one ran.
  private func value(
    _ expression: String,
    after first: String = "",
    on path: String = "\(lesson).html",
    _ fragment: String = "s0"
  ) throws -> String {
    let site = try SampleCourse.site(of: ["\(Self.lesson).md"], explored: 1)
    let page = try #require(site[path])
      .replacing("<main", with: "<script>\(first)</script><main")
    return try Browser.value(expression, on: page, fragment)
  }

  private static let guess = """
    const text = document.querySelector("#s2 input[value='1']").parentElement.textContent;
    document.querySelector("#s2 input[value='1']").click();
    document.querySelector("#s2 .check").click();
    """

  @Test("a guess and the end of a unit are kept", Browser.needed)
  func keeps() throws {
    let kept = try value(
      """
      (() => {
        \(Self.guess)
        const isKept = memory.here.p3 === text;
        show(3, true);
        const isDone = memory.here.isDone;
        document.querySelector("#s3 input").click();
        document.querySelector("#s3 .check").click();
        return `${isKept} ${isDone} ${memory.here.isDone}`;
      })()
      """
    )
    #expect(kept == "true undefined true")
  }

  @Test("a unit is done when its last question is answered at its end", Browser.needed)
  func done() throws {
    let kept = try value(
      """
      (() => {
        const guess = () => {
          const step = document.querySelector(".step:not([hidden])");
          step.querySelector("input[value='1']")?.click();
          step.querySelector(".check")?.click();
        };
        const seen = [];
        for (let place = 0; place < 3; place += 1) {
          stepper.next.click();
          seen.push(memory.here.isDone);
          guess();
        }
        return `${seen} ${memory.here.isDone}`;
      })()
      """
    )
    #expect(kept == ",, true")
  }

  @Test("a unit that is asked before a class is not done", Browser.needed)
  func shown() throws {
    let kept = try value(
      "(() => { [...questions].forEach(answer); return `${questions.size} ${memory.here.isDone}`; })()",
      "slides"
    )
    #expect(kept == "0 undefined")
  }

  @Test(
    "a kept guess holds at the next visit, but not on slides",
    Browser.needed,
    arguments: [("s0", "true false"), ("slides", "false true")]
  )
  func restores(_ fragment: String, _ expected: String) throws {
    // The text of the choice is that of the page, which is read when the script of the page begins.
    let first = """
      const keep = JSON.stringify;
      Storage.prototype.getItem = () => keep({ p3: document.querySelector("#s2 input[value='1']").parentElement.textContent });
      """
    let seen = try value(
      "document.querySelector('#s2 fieldset').disabled + ' ' + document.querySelector('#s2 .right').hidden",
      after: first,
      fragment
    )
    #expect(seen == expected)
  }

  @Test("a browser that keeps nothing shows the page as well", Browser.needed)
  func refused() throws {
    let first = """
      Object.defineProperty(window, "localStorage", { get() { throw new Error("refused"); } });
      """
    let seen = try value(
      "(() => { \(Self.guess) return `${document.querySelector('#s2 fieldset').disabled} ${document.querySelectorAll('.slider').length}`; })()",
      after: first
    )
    #expect(seen == "true 1")
  }

  @Test("the list of the course marks a unit that is done", Browser.needed)
  func contents() throws {
    let first =
      "Storage.prototype.getItem = key => key.endsWith('second-window.html') ? '{\"isDone\":true}' : null"
    let seen = try value(
      "document.querySelector('main li').textContent.trim()",
      after: first,
      on: "index.html",
      ""
    )
    #expect(seen == "Unit ✓ done: a sentence")
  }
}
