import CourseStage
import Testing

/// Each unit's page carries a map of states; here the real wirings say whether the map is right.
///
/// `Trials maps` does it for all units.
@Suite("Units, played")
struct EveryUnitTests {
  private static let some = SampleCourse.units.enumerated().filter { $0.offset % 12 == 5 }
    .map(\.element)

  @Test("the course has units")
  func count() { #expect(SampleCourse.units.count > 90) }

  @Test("each state of a unit's map is that which its commands lead to", arguments: some)
  func play(_ path: String) throws {
    let problem = try UnitMap.stateProblem(of: path)
    #expect(problem == nil)
  }

  @Test("the map of a unit leads along its story", arguments: some)
  func follow(_ path: String) throws {
    let problem = try UnitMap.pathProblem(of: path)
    #expect(problem == nil)
  }
}
