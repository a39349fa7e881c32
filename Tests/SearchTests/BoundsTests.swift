import Foundation
import LabSamples
import LabSearch
import MVCLab
import Testing

/// A search begins within its bounds, and names all of them where it speaks of all states.
@Suite struct BoundsTests {
  private func wiring(_ name: String, of system: System) throws -> Wiring {
    try #require(system.wirings.first { $0.name == name })
  }

  private func report(
    _ name: String,
    of system: System,
    _ limits: SearchLimits = SearchLimits()
  ) throws -> ExplorationReport {
    let wiring = try wiring(name, of: system)
    return Explorer(system, limits).explore(wiring, against: nil).report
  }

  @Test func `a wiring that begins with more rows than the bound is searched all the same`()
    throws
  {
    let story = ["select 0", "back", "select 0"]
    let subject = SearchSubject(try wiring("breaking", of: .names), of: .names)
    #expect(Search.first(subject, SearchLimits()) { _ in true }.discovery?.story == story)
    let lines = try report("breaking", of: .names, SearchLimits(depth: 3)).lines
    #expect(
      lines == [
        "names/breaking: broken (shortest)",
        "  searched 68 states, 344 moves, 3 moves deep, 12 audits",
        "  bounded by stories of 3 moves, 2 windows",
        "  fault  3  \(story.joined(separator: "; "))  (NamesController.swift:33)",
      ]
    )
  }

  @Test func `its twin that does not break holds, and only the windows are bounded`() throws {
    let lines = try report("calm", of: .names).lines
    #expect(
      lines == [
        "names/calm: holds (265 states; bounded by 2 windows)",
        "  searched 265 states, 3427 moves, 8 moves deep, 41 audits",
      ]
    )
  }

  @Test func `requests that wait at the beginning are within the bounds`() throws {
    let report = try report("pictures", of: .requests, SearchLimits(depth: 1))
    #expect(
      report.json.contains(
        """
        "bounds":{"windows":1,"rows":6,"requests":6,"orders":6,"own":null},"cuts":["windows","requests"]
        """
      )
    )
  }

  @Test func `there is room for one more of each, and for no second window where a system has one`()
    throws
  {
    let world = World(wiring: try wiring("calm", of: .names))
    world.step { world.open("list", as: "first") }
    let domain = SearchDomain().widened(for: world)
    #expect((domain.windows, domain.rows, domain.requests) == (2, 6, 2))
    #expect(SearchDomain(windows: 1).widened(for: world).windows == 1)
    world.step { world.open("list", as: "second") }
    #expect(SearchDomain().widened(for: world).windows == 3)
    #expect(SearchDomain(windows: 1).widened(for: world).windows == 2)
  }

  @Test func `the verdict names what was typed, set, answered, and done elsewhere`() throws {
    let report = try report("inputs", of: .requests)
    #expect(
      report.lines == [
        """
        requests/inputs: holds (39 states; bounded by 1 window; typed: 'Tea'; \
        set: 0, 0.5, 1; outside: 'Tea'; answers: ok, fail, drop, 'late'; \
        waited: until the next timer)
        """,
        "  searched 39 states, 323 moves, 5 moves deep, 12 audits",
      ]
    )
    #expect(
      report.json.contains(
        #""tried":{"typed":["Tea"],"set":["0.5","1","0"],"outside":["Tea"],"answers":["ok","fail","drop","late"],"waited":["until the next timer"]}"#
      )
    )
  }

  @Test func `a comparison says which requests it answers`() throws {
    let found = Explorer(.letter, SearchLimits(depth: 2))
      .explore(try wiring("logging", of: .letter), against: try wiring("plain", of: .letter))
    #expect(found.report.json.contains(#""compared":["the first and the last answer"]"#))
  }

  @Test func `parts of a search name together what they have tried`() throws {
    var parts: [ExplorationReport] = []
    for index in 1...2 {
      var limits = SearchLimits()
      limits.shard = SearchLimits.Shard(index: index, of: 2)
      let json = try report("inputs", of: .requests, limits).json
      parts.append(try JSONDecoder().decode(ExplorationReport.self, from: Data(json.utf8)))
    }
    #expect(ExplorationReport.areOfOneSearch(parts))
    let whole = try #require(ExplorationReport.merged(parts))
    let words = "; typed: 'Tea'; set: 0, 0.5, 1; outside: 'Tea'; answers: ok, fail, drop, 'late'"
    #expect(whole.lines[0].hasSuffix(words + "; waited: until the next timer)"))
  }

  @Test func `what a storage holds makes a state another one`() throws {
    let lines = try report("plain", of: .shelf, SearchLimits(depth: 3)).lines
    #expect(lines.last == "  fault  3  tap Store; relaunch; tap Door  (ShelfSystem.swift:45)")
  }
}
