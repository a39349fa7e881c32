import LabScenarios
import Testing

extension RunTests {
  private func files(of part: String, _ files: [String: String]) throws -> [String] {
    let result = try run(files, format: .json) { options, _ in
      options.shard = .init(part)
    }
    return files.keys.sorted().filter { result.output.contains("\"scenario\":\"DIR/\($0)\"") }
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
