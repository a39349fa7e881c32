import LabCourse
import PseudoTerminal
import Testing

@testable import LabSite

@Suite("The layout of a page", .waits, .serialized)
struct LayoutTests {
  /// What an expression is on the page of a unit, in a window of so many pixels.
  private func value(
    _ expression: String,
    on path: String,
    _ fragment: String = "all",
    width: Int
  ) throws -> String {
    let site = try SampleCourse.site(of: ["\(path).md"], explored: 0)
    let page = try #require(site["\(path).html"])
    return try Browser.value(expression, on: page, fragment, width: width)
  }

  private static let diagramsTooWide = """
    (() => {
      document.querySelectorAll("details").forEach(fold => fold.open = true);
      document.querySelectorAll(".locked").forEach(part => part.classList.remove("locked"));
      const all = [...document.querySelectorAll(".who-called .wide")];
      return `${all.length > 5} ${all.filter(part => part.scrollWidth > part.clientWidth).length}`;
    })()
    """

  @Test("diagrams with many objects do not scroll in a window of 1280 pixels", Browser.needed)
  func diagrams() throws {
    let path = "items/13-by-force"
    #expect(try value(Self.diagramsTooWide, on: path, width: 1280) == "true 0")
  }

  private static let slide = """
    (() => {
      document.querySelectorAll("details").forEach(fold => fold.open = true);
      const size = selector => parseFloat(getComputedStyle(document.querySelector(selector)).fontSize);
      const drawing = document.querySelector(".slide .flow");
      const letters = 14 * drawing.clientWidth / drawing.viewBox.baseVal.width;
      document.querySelectorAll("details").forEach(fold => fold.open = false);
      const slide = document.querySelector(".slide:has(#s1)");
      const last = [...slide.querySelectorAll(".finding")].at(-1);
      const end = last.getBoundingClientRect().bottom - slide.getBoundingClientRect().top;
      return `${size(".slide .site") > 20} ${letters > 20} ${end < 720}`;
    })()
    """

  @Test(
    "on a slide, lines of source and diagrams are large, and two findings have room",
    Browser.needed
  )
  func slides() throws {
    let seen = try value(Self.slide, on: "todo/02-second-window", "slides", width: 1280)
    #expect(seen == "true true true")
  }

  @Test("the bar of steps is one line on a phone, as in a wide window", Browser.needed)
  func bar() throws {
    let height = "document.querySelector('.slider').offsetHeight < 70"
    #expect(try value(height, on: "todo/27-offline", width: 500) == "true")
    #expect(try value(height, on: "todo/02-second-window", width: 1280) == "true")
  }
}
