import Foundation
import HeadlessUI
import LabConversation
import LabStage
import MVCLab
import Testing

/// Paints by assignment, of which the flow has no line: the source says whether the handler can have made them.
@Suite struct UIChangesUIByAssignmentTests {
  @Test(
    arguments: [
      Example("here", "tap Go") { PaintingHere() },
      Example("with another property", "tap Go") { PaintingInTuple() },
      Example("by a mutating method", "tap Go") { PaintingByToggle() },
      Example("in a method of its own", "tap Go") { PaintingInMethod() },
    ]
  ) func `ui-changes-ui: a handler that assigns to a view breaks it, wherever it does`(
    example: Example
  ) throws {
    #expect(try Self.rules(example) == ["ui-changes-ui"])
  }

  @Test(
    arguments: [
      Example("in its closure", "tap Go") { PaintingInClosure() },
      Example("in a method that its closure calls", "tap Go") { PaintingBehindClosure() },
    ]
  ) func `ui-changes-ui: an assignment that only a plain model's closure reaches breaks nothing`(
    example: Example
  ) throws {
    #expect(try Self.rules(example) == [])
  }

  private static func rules(_ example: Example) throws -> [String] {
    let file = URL(fileURLWithPath: #filePath)
    let screen = file.deletingLastPathComponent().appending(path: "../Fixtures/Screen.swift")
    let sources = try [file, screen].map {
      SourceFile(name: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8))
    }
    let conversation = Stage(sources: SourceIndex(sources), example.make).conversation
    for command in example.commands { _ = conversation.respond(to: command) }
    return conversation.findings.map(\.rule)
  }
}

private final class Counting {
  var onChange: () -> Void = {}
  var count = 0 { didSet { onChange() } }

  func add() { count += 1 }
}

/// It paints when its model calls, and each heir in another place as well.
private class CountScreen: Screen {
  let counting = Counting()

  override func viewDidLoad() { counting.onChange = { [weak self] in self?.hear() } }

  func hear() {}
}

private final class PaintingHere: CountScreen {
  override func go() { label.text = "after" }
}

private final class PaintingInTuple: CountScreen {
  override func go() { (label.text, counting.count) = ("after", 1) }
}

private final class PaintingByToggle: CountScreen {
  override func go() { label.isHidden.toggle() }
}

private final class PaintingInMethod: CountScreen {
  override func go() { show("after") }
  private func show(_ word: String) { label.text = word }
}

private final class PaintingInClosure: Screen {
  private let counting = Counting()

  override func viewDidLoad() {
    counting.onChange = { [weak self] in self?.label.text = "after" }
  }

  override func go() { counting.add() }
}

private final class PaintingBehindClosure: CountScreen {
  override func go() { counting.add() }
  override func hear() { label.text = "\(counting.count)" }
}
