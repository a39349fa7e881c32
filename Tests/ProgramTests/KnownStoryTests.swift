import Foundation
import PseudoTerminal
import Testing

/// `explore` tries the stories of the course first, or those that the user names.
@Suite(.waits) struct KnownStoryTests {
  private struct Played: Decodable {
    let scenario: String?
    let wiring: String?
    let breaches: [Found]?
    let symptoms: [Found]?
  }

  private struct Found: Decodable {
    let rule: String
    let step: Int
    let site: String?
  }

  private struct Searched: Decodable {
    let wiring: String
    let findings: [Story]
  }

  private struct Story: Decodable {
    let name: String
    let witness: [String]
    let promise: Bool
    let site: String?

    /// Whether it tells what a lesson shows, which does not name its promise here.
    func tells(_ found: Found) -> Bool {
      site == found.site && (promise ? "broken-promise" : name) == found.rule
    }
  }

  private func objects<Object: Decodable>(_ arguments: [String]) throws -> [Object] {
    let run = try Run(arguments: arguments + ["--format", "json"])
    return try run.output.split(separator: "\n").map {
      try JSONDecoder().decode(Object.self, from: Data($0.utf8))
    }
  }

  @Test(.takesLong, arguments: ["todo", "news", "image", "items", "counter", "titles"])
  func `no story of a search is longer than a lesson's`(system: String) throws {
    let lessons: [Played] = try objects(["run", "Scenarios/\(system)"])
    let searched: [Searched] = try objects(["explore", system, "--depth", "1"])
    var compared = 0
    for lesson in lessons {
      for found in (lesson.breaches ?? []) + (lesson.symptoms ?? []) {
        let wiring = try #require(searched.first { $0.wiring == lesson.wiring })
        let shortest = wiring.findings.filter { $0.tells(found) }.map(\.witness.count).min()
        // The first two commands choose the system and the wirings.
        let isShort = shortest.map { $0 <= max(0, found.step - 2) } == true
        #expect(isShort, "\(lesson.scenario ?? ""), \(wiring.wiring): \(found), \(shortest ?? -1)")
        compared += 1
      }
    }
    #expect(compared > 10)
  }

  @Test(.takesLong) func `the stories that the user names take the place of the course's`()
    throws
  {
    let scratch = try Scratch()
    let search = ["explore", "todo", "--wiring", "misused"]
    let saved = try Run(arguments: search + ["--depth", "3", "--save", scratch.path("saved")])
    #expect(saved.code == 0)
    let again = try Run(
      arguments: search + ["--depth", "1", "--stories", scratch.path("saved")]
    )
    // A deeper search has found them, so a shallow one tells the same.
    func stories(_ output: String) -> [Substring] {
      output.split(separator: "\n").filter { $0.contains("MisusedListController.swift") }
    }
    #expect(stories(again.output) == stories(saved.output))
    #expect(stories(again.output).count == 4)
  }

  @Test func `a story that can't be read is told with its place`() throws {
    let scratch = try Scratch()
    let wrong = try scratch.file(
      "wrong.md",
      """
      # Wrong

      ```mvclab
      > system todo
      > wirings correct
      > tapp Add
      ```

      """
    )
    let search = ["explore", "todo", "--depth", "1", "--stories"]
    let malformed = try Run(arguments: search + [wrong])
    #expect(
      malformed.errors == """
        \(wrong):6:3: error: unknown command 'tapp'; did you mean 'tap Add'?

        """
    )
    #expect(malformed.code == 65)
    let missing = try Run(arguments: search + [scratch.path("none.md")])
    #expect(
      missing.errors
        == "mvclab: cannot read '\(scratch.path("none.md"))': no such file or directory\n"
    )
    #expect(missing.code == 66)
    let other = try Run(arguments: search + ["Scenarios/counter"])
    #expect(
      other.errors == "mvclab: no scenario in 'Scenarios/counter' is about the system 'todo'\n"
    )
    #expect(other.code == 64)
    #expect((malformed.output + missing.output + other.output).isEmpty)
    let empty = try Run(arguments: search + [""])
    #expect(empty.errors.contains("'--stories' needs a name; it is empty"))
    #expect(empty.code == 64)
  }
}
