import Foundation
import LabSystems
import LabTesting
import MVCLab
import Testing

@Suite("A scenario as a test")
struct ReplayTests {
  private static let scenarios = ScenarioFile.all(in: "Scenarios/counter", of: .all)

  @Test(arguments: scenarios)
  func `a scenario of the package replays`(_ file: ScenarioFile) { file.replay() }

  @Test func `each file is a test case with its path as its name`() {
    let names = Self.scenarios.map(\.testDescription)
    #expect(names.count > 10)
    #expect(names.allSatisfy { $0.hasPrefix("Scenarios/counter/") && $0.hasSuffix(".md") })
  }

  @Test func `scenarios that catch each misused wiring record nothing`() async {
    #expect(await issues { Self.scenarios.requireCaught() } == [])
  }
}

// MARK: - Failures

extension ReplayTests {
  /// A folder of scenarios that is gone after the test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: "scenarios-\(UUID())")

    init(_ files: [String: String] = [:]) throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, text) in files {
        try Data(text.utf8).write(to: url.appending(path: name))
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var scenarios: [ScenarioFile] { ScenarioFile.all(in: url.path, of: [.counter]) }
  }

  /// A scenario of the counter, with these lines after its beginning.
  private static func counter(_ wirings: String, _ lines: String) -> String {
    """
    # Counting

    ```mvclab
    > system counter
    > wirings \(wirings)
    ...
    \(lines)
    ```

    """
  }

  @Test func `a failed step is an issue at the Markdown's line, with its difference`() async throws
  {
    let folder = try Folder([
      "count.md": Self.counter(
        "correct, bounded",
        "> tap ++\n~ CounterModel.count set to 1\n| 2\n..."
      )
    ])
    let notes = await issues { for file in folder.scenarios { file.replay() } }
    #expect(
      notes == [
        """
        count.md:7:1: > tap ++  [correct, bounded]
          ~ CounterModel.count set to 1
        + | Counter                      [About]
        - | 2
        + | 1
          ...
        """
      ]
    )
  }

  @Test func `an error in the document is an issue at its line and column`() async throws {
    let folder = try Folder([
      "a.md": "No block.\n",
      "b.md": Self.counter("correct", "> tpa ++"),
    ])
    let notes = await issues { for file in folder.scenarios { file.replay() } }
    #expect(
      notes == [
        "a.md:1:1: no 'mvclab' block; a scenario needs at least one",
        "b.md:7:3: unknown command 'tpa'; did you mean 'tap ++'?",
      ]
    )
  }

  @Test func `an ellipsis that stands for nothing is a warning, not a failure`() async throws {
    let folder = try Folder(["a.md": Self.counter("correct", "> expect clean\n...")])
    let file = try #require(folder.scenarios.first)
    #expect(await issues { file.replay() } == ["a.md:8:1: this ellipsis stands for no line"])
  }
}

// MARK: - Nothing to replay

extension ReplayTests {
  @Test func `a missing folder fails where the test names it`() async {
    let line = #line + 1
    let files = ScenarioFile.all(in: "Scenarois", of: [.counter])
    let notes = await issues { for file in files { file.replay() } }
    #expect(notes.count == 1)
    #expect(notes[0].hasPrefix("ReplayTests.swift:\(line):"), "\(notes)")
    #expect(notes[0].contains("Scenarois': no such file or directory"), "\(notes)")
  }

  @Test func `a folder without scenarios fails, and so does no folder at all`() async throws {
    let folder = try Folder()
    let empty = await issues { for file in folder.scenarios { file.replay() } }
    #expect(empty.count == 1 && empty[0].hasSuffix("no Markdown file in this folder"), "\(empty)")
    let none = ScenarioFile.all(of: [.counter])
    let notes = await issues { for file in none { file.replay() } }
    #expect(notes.count == 1 && notes[0].hasSuffix("no path; name files or folders"), "\(notes)")
  }

  @Test func `a test outside a package asks for an absolute path`() async {
    let files = ScenarioFile.all(in: "Scenarios", of: [.counter], calledIn: "/nowhere/Tests.swift")
    let notes = await issues { for file in files { file.replay() } }
    #expect(notes.count == 1)
    #expect(
      notes[0].hasSuffix("no 'Package.swift' above '/nowhere/Tests.swift'; use an absolute path")
    )
  }

  @Test func `no scenario catches nothing, which fails`() async throws {
    let notes = await issues { [ScenarioFile]().requireCaught() }
    #expect(notes.count == 1 && notes[0].hasSuffix("no scenario"))
    let folder = try Folder()
    let empty = await issues { folder.scenarios.requireCaught() }
    #expect(empty.count == 1 && empty[0].hasSuffix("no Markdown file in this folder"), "\(empty)")
  }

  @Test func `a survivor is an issue where the test requires the catch`() async throws {
    let folder = try Folder([
      "a.md": Self.counter("correct, logic-in-view", "> expect clean")
    ])
    let line = #line + 1
    let notes = await issues { folder.scenarios.requireCaught() }
    #expect(notes.count > 5)
    #expect(notes.allSatisfy { $0.hasPrefix("ReplayTests.swift:\(line):") })
    #expect(
      notes.contains {
        $0.hasSuffix("'counter/logic-in-view' is misused, and no scenario catches it")
      }
    )
  }
}
