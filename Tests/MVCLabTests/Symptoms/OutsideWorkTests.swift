import Foundation
import HeadlessUI
import LabStage
import MVC
import MVCLab
import Testing

/// Where a wiring's source hands work to a queue or a thread that no world plays.
extension ScreenSymptomsTests {
  @Test(
    arguments: [
      (
        "DispatchQueue.main.async { }",
        "; or the rest is work of 'DispatchQueue', which no world plays  (Feed.swift:2)"
      ),
      ("// DispatchQueue.main.async", ""), ("print(\"DispatchQueue\")", ""), ("async { }", ""),
      (
        "Timer.scheduledTimer(withTimeInterval: 1) { }",
        "; or the rest is work of 'scheduledTimer', which no world plays  (Feed.swift:2)"
      ),
      ("Thread.sleep()", "; or the rest is work of 'Thread', which no world plays  (Feed.swift:2)"),
      (
        "Task { try await Task.sleep(for: .seconds(1)) }",
        "; or the rest is work of 'Task.sleep', which no world plays  (Feed.swift:2)"
      ),
      ("Task { try await clock.sleep(for: .seconds(1)) }", ""),
      ("Thread.sleep() }\n}\nstruct Thread {\n  static func sleep() {", ""),
      ("OperationQueue() }\n}\nfinal class OperationQueue {\n  init() {", ""),
      (
        "Thread() }\n}\nextension Thread {\n  func wait() {",
        "; or the rest is work of 'Thread', which no world plays  (Feed.swift:2)"
      ),
      ("Thread.sleep() }\n  enum Thread {\n  static func sleep() { }", ""),
      (
        "center.addObserver(forName: name, object: nil, queue: .main) { _ in }",
        "; or the rest is work of 'OperationQueue.main', which no world plays  (Feed.swift:2)"
      ),
      ("center.addObserver(forName: name, object: nil, queue: nil) { _ in }", ""),
      ("func wait(queue: Queue) { queue.main() }", ""),
      ("let Thread = 1", ""), ("assert(Thread.isMainThread)", ""),
      ("let lock = DispatchQueue(label: \"lock\")\n lock.sync { }", ""),
      (
        "let queue = DispatchQueue(label: \"work\")\n queue.async { }",
        "; or the rest is work of 'DispatchQueue', which no world plays  (Feed.swift:2)"
      ),
    ]
  ) func `screen-disagrees-with-model: work for a real queue is a doubt, a comment is none`(
    code: String,
    doubt: String
  ) {
    let feed = SourceFile(name: "Feed.swift", text: "final class Feed {\n  init() { \(code) }\n}")
    let (truth, sources) = (Truth("a") { Truth.Rows(["a"]) }, SourceIndex([feed]))
    let stage = Stage(truth: { _ in truth }, sources: sources, { Rows(["a", "b"]) })
    #expect(
      stage.findings(after: [])
        == "! screen-disagrees-with-model: 'first' shows 2 rows; its model has 1\(doubt)"
    )
  }
}

extension ScreenSymptomsTests {
  @Test func `fault: a real thread that paints ends the world, and the line is told`() {
    #expect(
      Stage { Hurried(paints: true) }.reply(to: "tap Go")
        == "! fault: the label 'word' can't be played here: a real thread called or changed it; "
        + "a world can't replay that: take 'task', 'async', 'after' or 'server'  "
        + "(OutsideWorkTests.swift:\(Hurried.line))"
    )
  }

  @Test func `fault: a real thread that computes, and is waited for, is no concern of the world`() {
    let stage = Stage(style: Style(name: "free", laws: [])) { Hurried(paints: false) }
    #expect(stage.reply(to: "tap Go") == "|\n| done\n| [Go]")
  }
}

/// Lets a real thread work, and waits for it.
private final class Hurried: Screen {
  private let paints: Bool
  init(paints: Bool) { self.paints = paints }

  static let line = #line + 6
  override func go() {
    let done = DispatchSemaphore(value: 0)
    let paints = paints
    nonisolated(unsafe) let label = label
    Thread.detachNewThread {
      if paints { label.text = "done" }
      done.signal()
    }
    done.wait()
    if !paints { label.text = "done" }
  }
}
