import LabConversation
import LabCourse
import LabSystems
import MVCLab

/// What a page draws of a unit's windows, held to what the program prints: both must show the same words.
package enum UnitPictures {
  /// The first row of a unit that has other words in the one than in the other; nil if there is none.
  package static func problem(of path: String) throws -> String? {
    guard let lesson = try CourseFolder.course([path]).lesson(path, .all) else {
      return "it is no lesson"
    }
    for (step, command) in zip(LessonRun(lesson).steps, lesson.steps.map(\.command)) {
      for (world, printed) in zip(step.worlds, step.windows) {
        let longest = printed.map(\.name.count).max() ?? 0
        let margin = printed.count > 1 ? longest + 2 : 0
        for window in world.windows {
          let lines = printed.first { $0.name == window.name }?.lines ?? []
          let drawn = rows(of: window)
          for (number, told) in rows(in: lines, behind: margin) where drawn[number] != told {
            let shown = drawn[number] ?? []
            return "after '\(command)' row \(number) is drawn as \(shown), and printed as \(told)"
          }
        }
      }
    }
    return nil
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

  /// The words of each row that a page draws.
  package static func rows(of window: WindowPicture) -> [Int: [String]] {
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
