import LabSamples
import MVCLab
import Testing

/// Bugs that people have reported, each in a program of its own.
///
/// `Trials reports` searches them all.
@Suite struct BugReportTests {
  @Test(arguments: [BugReport].all.map(\.source))
  func `the line of a report is one line of its program`(source: String) throws {
    let report = try #require([BugReport].all.first { $0.source == source })
    #expect(report.program.place != nil)
  }

  @Test func `each report expects a rule that there is`() {
    #expect(Set([BugReport].all.map(\.rule)).isSubset(of: Rule.all(of: []).map(\.name)))
  }
}
