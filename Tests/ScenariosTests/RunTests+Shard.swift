import LabScenarios
import Testing

extension RunTests {
  private func files(of part: String, _ files: [String: String]) throws -> [String] {
    let result = try run(files, format: .json) { options, _ in
      options.shard = .init(part)
    }
    return files.keys.sorted().filter { result.output.contains("\"scenario\":\"DIR/\($0)\"") }
  }

  @Test(
    arguments: [
      "> repeat 9 tap More\n...", "> tap More\n...\n> tap More\n...\n> tap More\n...",
      "> repeat 9223372036854775807 tap More",
    ]
  )
  func `a part with a long scenario has fewer others`(long: String) throws {
    let one = document("> system counter\n> wirings correct\n...\n")
    let begin = "> system counter\n> wirings correct, misused, suspect\n...\n"
    let all = ["a.md": one, "b.md": document(begin + long), "c.md": one, "d.md": "prose"]
    #expect(try files(of: "1/2", all) == ["b.md"])
    #expect(try files(of: "2/2", all) == ["a.md", "c.md", "d.md"])
  }

  @Test(arguments: 1...6)
  func `each scenario is in one part`(count: Int) throws {
    let all = Dictionary(
      uniqueKeysWithValues: (0..<5).map {
        ("\($0).md", [Self.good, Self.bad, Self.broken][$0 % 3])
      }
    )
    var found: [String] = []
    for part in 1...count { found += try files(of: "\(part)/\(count)", all) }
    #expect(found.sorted() == all.keys.sorted())
  }
}
