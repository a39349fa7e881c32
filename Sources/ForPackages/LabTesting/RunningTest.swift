import LabFiles
import LabPlatform
import Testing

/// The test of Swift Testing that runs now.
enum RunningTest {
  /// Ends the process if there is none: an issue would be lost, and a test of XCTest would pass whatever is wrong.
  ///
  /// The body of an exit test belongs to no test either, but its issues reach the test around it.
  static func require(_ place: SourceLocation) {
    guard Test.current == nil, ExitTest.current == nil else { return }
    let text = """
      \(place.fileID):\(place.line): error: no test of Swift Testing runs here, and a failure would be lost; \
      call this in a function with '@Test', not in an XCTestCase, or check with 'swift package lab run Scenarios'

      """
    try? Files.write(Array(text.utf8)[...], to: STDERR_FILENO)
    exit(EXIT_FAILURE)
  }
}
