import HeadlessUI
import LabStage
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
      ("Thread.sleep() }\n}\nstruct Thread {\n  static func sleep() {", ""),
      ("OperationQueue() }\n}\nfinal class OperationQueue {\n  init() {", ""),
      (
        "Thread() }\n}\nextension Thread {\n  func wait() {",
        "; or the rest is work of 'Thread', which no world plays  (Feed.swift:2)"
      ),
      ("Thread.sleep() }\n  enum Thread {\n  static func sleep() { }", ""),
      ("let Thread = 1", ""),
    ]
  ) func `screen-disagrees-with-model: work for a real queue is a doubt, a comment is none`(
    code: String,
    doubt: String
  ) {
    let feed = SourceFile(name: "Feed.swift", text: "final class Feed {\n  init() { \(code) }\n}")
    let (truth, sources) = (Truth(subject: "a", rows: ["a"]), SourceIndex([feed]))
    let stage = Stage(truth: { _ in truth }, sources: sources, { Rows(["a", "b"]) })
    #expect(
      stage.findings(after: [])
        == "! screen-disagrees-with-model: 'first' shows 2 rows; its model has 1\(doubt)"
    )
  }
}
