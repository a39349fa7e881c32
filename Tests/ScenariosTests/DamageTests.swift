import LabFiles
import LabStage
import LabSystems
import Testing

/// Some damages of each lesson; `swift run Trials damage` does all.
@Suite struct DamageTests {
  private static let folder = #filePath.split(separator: "/").dropLast(3).reduce("") {
    "\($0)/\($1)"
  }

  @Test func `a damaged lesson fails, and an update repairs it`() throws {
    var tally = DamageTally()
    var renames = 0
    for (number, file) in Files.files(below: Self.folder + "/Scenarios", endings: [".md"])
      .enumerated() where number % 6 == 1
    {
      let scenario = try DamagedScenario(Files.text(of: file), file: file, systems: .all)
      for (index, damage) in Damage.all(of: scenario.document).enumerated() where index % 200 == 7 {
        tally.add(damage, try scenario.result(of: damage), of: scenario.document, in: file)
      }
      let renamed = scenario.document.text.replacing(/\[Share (\d+)\]/) { "[Pass on \($0.1)]" }
      guard renamed != scenario.document.text else { continue }
      renames += 1
      guard renames == 1 else { continue }
      let rename = Damage(kind: .middleLetter, line: 0, text: renamed)
      #expect(try scenario.result(of: rename) == .restored, "\(file)")
    }
    #expect(tally.faults == [])
    #expect(tally.total > 15)
    #expect(renames > 0)
  }

  @Test func `two plays of a random document give the same reports, update and replies`() throws {
    let files = Files.files(below: Self.folder + "/Scenarios", endings: [".md"])
    let documents = RandomDocuments(of: try files.map { try Files.text(of: $0) })
    let play = DoublePlay(.all)
    for seed in 0..<5 as Range<UInt64> {
      let document = try #require(documents.document(seed: seed))
      #expect(play.difference(document, seed: seed) == nil, "seed \(seed)")
    }
  }
}
