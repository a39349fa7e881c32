import Foundation
import HeadlessUI
import LabTesting
import MVC
import MVCLab
import Testing

@Suite struct OutsideWorkInTests {
  @Test func `a test can't check a wiring with work for a real queue, and says so`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "queue-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = "```mvclab\n> system queues\n> wirings plain, queue\n...\n> expect shows 1\n```\n"
    try Data(text.utf8).write(to: folder.appending(path: "work.md"))
    let notes = await issues {
      for file in ScenarioFile.all(in: folder.path, of: [.queues]) { file.replay() }
    }
    #expect(
      notes == [
        """
        work.md:1:1: a test can't check 'queue', because Queue.swift:3 gives work to 'DispatchQueue', \
        which its process serves; 'run' can
        """,
        """
        work.md:5:1: > expect shows 1  [plain]
        + ! expected 'first' to show '1'
        """,
        """
        work.md:2:1: Queue.swift:3 gives work to 'DispatchQueue', which no world plays; 'async', 'after', \
        'task', 'clock' and 'server' are for work that one plays
        """,
      ]
    )
  }
}

extension System {
  /// A screen with a zero; one wiring's source changes it on the process's main queue.
  fileprivate static let queues = System(
    name: "queues",
    summary: "a label",
    style: Style(name: "free", laws: []),
    screens: [ScreenKind("door", "the label")],
    wirings: [
      Wiring("plain", .correct, "it stays as it is") { QueueAssembly() },
      Wiring("queue", .correct, "it counts later", files: ["Queue.swift"]) { QueueAssembly() },
    ],
    sources: SourceIndex([
      SourceFile(
        name: "Queue.swift",
        text: """
          final class Counting {
            func count() {
              DispatchQueue.main.async { self.add() }
            }
          }
          """
      )
    ])
  )
}

private final class QueueAssembly: Assembly {
  func makeScreen(_ kind: String) -> ViewController { QueueController() }
}

private final class QueueController: ViewController {
  override func loadView() { view.addSubview(Label("0")) }
}
