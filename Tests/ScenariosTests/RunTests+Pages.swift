import LabFiles
import LabScenarios
import Synchronization
import Testing

extension RunTests {
  private static let unwritable = "/dev/null/page.html: not a directory"

  @Test(
    arguments: [
      (.pretty, "2 passed, 0 failed, 0 malformed (0.00 s)\n"),
      (
        .json,
        """
        {"passed":2,"failed":0,"malformed":0,"errors":0,"seconds":0.000}
        {"error":"\(unwritable)"}
        {"passed":2,"failed":0,"malformed":0,"errors":1,"seconds":0.000}

        """
      ), (.tap, "\n1..2\nBail out! \(unwritable)\n"),
      (.github, "(0.00 s)\n::error::\(unwritable)\n"),
    ] as [(Format, String)]
  )
  func `all reports are written before the pages, and get what is wrong with these`(
    format: Format,
    end: String
  ) throws {
    let early = Mutex("")
    let result = try run(["a.md": Self.good], format: format) {
      $0.junit = "\($1)/j.xml"
    } after: { folder in
      let report = try Files.text(of: "\(folder)/j.xml")
      #expect(report.contains("<error message=\"\(Self.unwritable)\""))
    } pages: { outcomes, _ throws(FileError) in
      let folder = outcomes[0].scenario.dropLast("/a.md".count)
      let report = try Files.text(of: "\(folder)/j.xml")
      early.withLock { $0 = report }
      try Files.replace("/dev/null/page.html", with: [])
      return true
    }
    #expect(result.output.hasSuffix(end), "\(result.output)")
    #expect(result.notes.hasSuffix("error: \(Self.unwritable)\n"))
    #expect(result.exit == .unwritable)
    #expect(early.withLock { $0 }.contains("errors=\"0\""))
  }
}
