import LabScenarios
import MVCLab
import Testing

/// A scenario file, as an argument of a test: one test case replays one file.
///
/// ```swift
/// @Test(arguments: ScenarioFile.all(in: "Scenarios", of: [.notes]))
/// func `a scenario replays`(_ file: ScenarioFile) { file.replay() }
/// ```
///
/// A failure is an issue at the line of the Markdown file:
///
///     ✘ … recorded an issue with 1 argument file → Scenarios/notes.md at notes.md:25:1: Issue recorded
///     ↳ > in first confirm Save  [misused]
///       - ! screens-disagree: 'second' shows no row 'Milk'
///       + ! screen-disagrees-with-model: 'first' shows 1 row; its model has 0
public struct ScenarioFile: Sendable {
  /// The path below the package's folder.
  let path: String
  let content: Content
  /// The systems that the scenario can be about.
  let systems: [System]
  /// The line of the test that chose the file.
  let chosenAt: SourceLocation

  /// What is at the path.
  enum Content: Sendable {
    /// A document, by absolute path.
    case document(String)
    /// Nothing that can be replayed, for this reason.
    case problem(String)
  }

  /// The files at these paths, and all Markdown files in folders among them.
  ///
  /// The paths begin at the folder of the package that the calling file belongs to, wherever the tests
  /// are run. A path that leads to no Markdown file becomes an argument that fails.
  public static func all(
    in paths: String...,
    of systems: [System],
    calledIn file: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [ScenarioFile] {
    func files(_ path: String, _ contents: [(path: String, content: Content)]) -> [ScenarioFile] {
      contents.map {
        ScenarioFile(path: $0.path, content: $0.content, systems: systems, chosenAt: sourceLocation)
      }
    }
    guard !paths.isEmpty else {
      return files("", [("", .problem("no path; name files or folders"))])
    }
    let package = TestedPackage(around: file)
    return paths.flatMap { path in files(path, package.contents(of: path)) }
  }
}

extension ScenarioFile {
  /// Replays the scenario in all its wirings, and records an issue at each line where it is malformed or
  /// where a wiring prints something else than the document expects.
  ///
  /// Call it in a test of Swift Testing; anywhere else, as in an `XCTestCase`, it ends the process with an error.
  public func replay() {
    RunningTest.require(chosenAt)
    guard let outcome else { return }
    record(outcome)
  }
}

extension ScenarioFile: CustomTestStringConvertible, CustomTestArgumentEncodable {
  /// The path: the name of the test case.
  public var testDescription: String { path }

  /// The path identifies the test case, so that it can be run again alone.
  public func encodeTestArgument(to encoder: some Encoder) throws { try path.encode(to: encoder) }
}
