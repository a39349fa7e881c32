import Foundation
import PseudoTerminal
import Testing

/// The table of stories in the course's list, held to what the program finds.
@Suite("Stories to catch", .waits)
struct CatchListTests {
  /// A row of the table.
  struct Row: CustomTestStringConvertible {
    let system: String
    let wiring: String
    let rule: String
    let commands: Int

    var testDescription: String { "\(system)/\(wiring)=\(rule)" }
  }

  static let rows: [Row] = {
    let list = (try? Package.text("Scenarios/README.md")) ?? ""
    let row = /^\| `([a-z]+)\/([a-z-]+)` \| `([a-z-]+)` \| ([0-9]+) \|/.anchorsMatchLineEndings()
    return list.matches(of: row).compactMap { match in
      Int(match.output.4).map {
        Row(
          system: String(match.output.1),
          wiring: String(match.output.2),
          rule: String(match.output.3),
          commands: $0
        )
      }
    }
  }()

  /// A search of the feed takes too long here; its stories are played as they were found.
  private static let feed = [
    "cell-notifications":
      "server ok first; tap like row 0; tap delete row 1; server ok first"
  ]

  @Test func `the table has wirings of every system`() {
    #expect(
      Set(Self.rows.map(\.system)) == [
        "todo", "news", "counter", "image", "titles", "items", "inbox",
      ]
    )
  }

  @Test(.takesLong, arguments: rows)
  func `a saved story of so many commands catches its wiring, and none is shorter`(
    row: Row
  ) throws {
    let scratch = try Scratch()
    let story = scratch.path("story.md")
    let find = "find \(row.rule) play"
    let played = try Run(
      "-c",
      """
      system \(row.system); wirings \(row.wiring); \(Self.feed[row.wiring] ?? find); save \(story)
      """
    )
    let count = row.commands == 1 ? "1 command" : "\(row.commands) commands"
    let isFound = played.output.contains("= \(row.rule) after \(count): ")
    #expect(isFound || Self.feed[row.wiring] != nil, "\(played.output)")
    let lines = try scratch.text("story.md").split(separator: "\n")
    let commands = lines.filter { $0.contains(/^> (?!system|wirings|expect)/) }
    #expect(commands.count == row.commands)
    #expect(try Run("run", story, "--require-caught", row.testDescription).code == 0)
  }
}
