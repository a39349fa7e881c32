import LabConversation
import LabCourse
import LabSystems
import MVCLab
import Testing

@testable import LabSite

/// A page draws a row from its picture, the program from its lines: both must show the same words.
@Suite("What a page draws, and what the program prints")
struct PictureTests {
  @Test("each row of a unit's windows has the same words in both", arguments: SampleCourse.units)
  func words(_ path: String) throws {
    let lesson = try #require(try SampleCourse.course([path]).lesson(path, .all))
    for (step, command) in zip(LessonRun(lesson).steps, lesson.steps.map(\.command)) {
      for (world, printed) in zip(step.worlds, step.windows) {
        let longest = printed.map(\.name.count).max() ?? 0
        let margin = printed.count > 1 ? longest + 2 : 0
        for window in world.windows {
          let lines = printed.first { $0.name == window.name }?.lines ?? []
          let drawn = Self.rows(of: window)
          for (number, told) in Self.rows(in: lines, behind: margin) {
            #expect(drawn[number] == told, "\(command)")
          }
        }
      }
    }
  }

  @Test("the marks of a selection are drawn")
  func marks() throws {
    let path = "inbox/03-a-mark-in-a-cell.md"
    let lesson = try #require(try SampleCourse.course([path]).lesson(path, .all))
    let windows = LessonRun(lesson).steps.flatMap(\.worlds).flatMap(\.windows)
    #expect(windows.contains { Self.rows(of: $0)[0]?.contains("√") == true })
    let page = try SampleCourse.site(of: [path], explored: 0)
    #expect(page.values.contains { $0.contains("<span class=\"part\">• Ada √</span>") })
  }

  /// The words of each row in the lines of a window, which begin with its name; without those rows that are too long
  /// for a line.
  private static func rows(in lines: [String], behind margin: Int) -> [Int: [String]] {
    var rows: [Int: String] = [:]
    var last: Int?
    for line in lines.map({ $0.dropFirst(margin) }) {
      if let start = line.prefixMatch(of: /(\d+)\s\s/) {
        last = Int(start.output.1)
        if let last { rows[last] = String(line[start.range.upperBound...]) }
      } else if line.hasPrefix("   "), !line.hasSuffix(" below"), let number = last {
        rows[number, default: ""] += " \(line)"
      } else {
        last = nil
      }
    }
    return rows.filter { !$0.value.contains("…") }.mapValues(words)
  }

  private static func rows(of window: WindowPicture) -> [Int: [String]] {
    let rows = window.content.flatMap { part in
      if case .rows(let rows, _, _) = part { rows } else { [WindowPicture.Row]() }
    }
    return Dictionary(
      rows.map { ($0.number, words(of: ($0.parts + $0.menu).map(\.shown).joined(separator: " "))) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The words, without the brackets of controls: behind an alert a page draws them as disabled.
  private static func words(of text: String) -> [String] {
    text.split { " \n[]()".contains($0) }.map(String.init).sorted()
  }
}
