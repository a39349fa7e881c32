import Foundation
import LabSystems
import LabTesting
import Testing
import XCTest

/// What a team that has not left XCTest writes first; `XCTestTests` runs it in a process of its own.
final class TestsOfXCTest: XCTestCase {
  static let variable = "MVCLAB_XCTEST"

  override func setUpWithError() throws {
    try XCTSkipUnless(ProcessInfo.processInfo.environment[Self.variable] != nil)
  }

  private let files = ScenarioFile.all(in: "Scenarios/counter", of: [.counter])

  func testReplay() { for file in files { file.replay() } }
  func testCaught() { files.requireCaught() }
  func testSearch() async { await explore(.counter, depth: 1) }
}

@Suite("Scenarios in an XCTest") struct XCTestTests {
  @Test(arguments: ["testReplay", "testCaught", "testSearch"])
  func `a test of XCTest, whose failures would be lost, ends with an error`(name: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["LabTestingTests.TestsOfXCTest/\(name)"]
    process.environment = ProcessInfo.processInfo.environment.merging([
      TestsOfXCTest.variable: "1"
    ]) { $1 }
    let errors = Pipe()
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, errors)
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(
      text.contains(
        """
        : error: no test of Swift Testing runs here, and a failure would be lost; \
        call this in a function with '@Test', not in an XCTestCase, \
        or check with 'swift package lab run Scenarios'
        """
      ),
      "\(text)"
    )
  }
}
