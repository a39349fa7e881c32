import LabPlatform
import LabScenarios
import LabText
import LineEditing

/// Asks the user at the terminal which changes of an update are written, one by one.
///
///     Scenarios/todo/first.md
///     @@ -6,3 +6,3 @@
///      > tap Add
///     -| 0  Milk
///     +| 0  To Do Item 1
///     2 of 3: write this change? [y,n,a,d,q,?]
final class UpdateQuestions {
  private let console: Console
  private let progress: RunProgress
  private let keys: KeyReader
  private var hasQuit = false
  /// Whether the last key was an answer, which the user may end with Return.
  private var hasAnswered = false
  /// Why an answer could not be printed.
  private(set) var failure: (any Error)?

  /// Nil without a terminal.
  init?(_ console: Console, _ progress: RunProgress) {
    guard let keys = KeyReader() else { return nil }
    (self.console, self.progress, self.keys) = (console, progress, keys)
  }

  /// The changes of an update that the user accepts.
  func review(_ update: Update) -> Update {
    progress.print {}
    let changes = update.changes
    var kept: Set<Int> = []
    do {
      if !hasQuit {
        try console.line(ANSI(isColoured: console.isColoured)(.bold, update.path.printable))
      }
      var rest: Bool?
      for (index, change) in changes.enumerated() where !hasQuit {
        if rest == nil {
          try show(change)
          rest = try ask("\(index + 1) of \(changes.count)", &kept, index)
        } else if rest == true {
          kept.insert(index)
        }
      }
    } catch {
      (failure, hasQuit) = (error, true)
      return update.keeping([])
    }
    return update.keeping(kept)
  }
}

extension UpdateQuestions {
  /// Shows the lines that go and those that come.
  private func show(_ change: Update) throws {
    let paint = ANSI(isColoured: console.isColoured)
    for line in change.hunks {
      let text = line.text.printable
      switch line.kind {
      case .removed: try console.line(paint(.red, text))
      case .added: try console.line(paint(.green, text))
      case .place: try console.line(paint(.faint, text))
      case .kept, .note: try console.line(text)
      }
    }
  }

  /// Asks about a change; what the answer says of the rest of the file, if it does.
  private func ask(_ place: String, _ kept: inout Set<Int>, _ index: Int) throws -> Bool? {
    while true {
      let key = try readKey("\(place): write this change? [y,n,a,d,q,?] ")
      switch key {
      case .character("y"), .character("Y"):
        kept.insert(index)
        return nil
      case .character("n"), .character("N"): return nil
      case .character("a"):
        kept.insert(index)
        return true
      case .character("d"): return false
      case .character("q"), .end:
        hasQuit = true
        return false
      case .interrupt:
        (hasQuit, kept) = (true, [])
        Interruption.requestStop()
        return false
      case .character, .enter, .left, .right:
        for line in UpdateQuestions.help { try console.line(line) }
      case .resumed: continue
      }
    }
  }

  private func readKey(_ question: String) throws -> KeyReader.Key {
    try console.flush()
    var failure: (any Error)?
    var key = keys.readKey {
      do { try console.writeNow(question) } catch { failure = error }
    }
    if let failure { throw failure }
    if hasAnswered, case .enter = key { key = keys.readKey {} }
    hasAnswered = false
    if case .character(let character) = key {
      hasAnswered = true
      try console.write("\(character)")
    }
    try console.writeNow("\n")
    return key
  }

  private static let help = [
    "y  write this change",
    "n  leave these lines as they are",
    "a  write this change and all others of the file",
    "d  leave this change and all others of the file",
    "q  end; what was accepted is written",
  ]
}
