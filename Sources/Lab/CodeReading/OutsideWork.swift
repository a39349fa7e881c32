/// A place in a wiring's source that hands work to a real queue or thread, which no world plays.
package struct OutsideWork: Sendable {
  /// What gets the work: `DispatchQueue`.
  package let word: String
  package let line: CodeLine
}

extension CodeIndex {
  /// The first such place in the files of a wiring.
  ///
  /// Whether the work was begun can't be known: nothing in the process says whose it is. A type of the
  /// wiring with such a name is another type.
  package func outsideWork(in names: [String]) -> OutsideWork? {
    memory.answer(.outsideWork, names) { firstOutsideWork(in: names) }
  }

  private func firstOutsideWork(in names: [String]) -> OutsideWork? {
    let outlines = names.compactMap(file).map(outline)
    let takesAsync = outlines.contains { $0.calls(CodeIndex.asyncCalls) }
    for outline in outlines {
      for (index, token) in outline.tokens.enumerated()
      where CodeIndex.realQueues.contains(token.text)
        && outline.handsOverWork(at: index, takesAsync: takesAsync)
        && !outlines.contains(where: { $0.declares(token.text) })
      {
        let word = CodeIndex.words[token.text] ?? token.text
        return OutsideWork(word: word, line: CodeLine(file: outline.file, line: token.line))
      }
    }
    return nil
  }

  private static let realQueues = [
    "DispatchQueue", "OperationQueue", "RunLoop", "Task", "Thread", "URLSession", "queue",
    "scheduledTimer",
  ]
  /// What is meant by those of them that say less.
  private static let words = ["Task": "Task.sleep", "queue": "OperationQueue.main"]
  /// The methods by which a queue of one's own takes work that it does later; with `sync` it is a lock.
  private static let asyncCalls: Set = ["async", "asyncAfter", "asyncAndWait", "schedule"]
}

extension SourceOutline {
  /// Whether the name of a queue or a thread, at this index of the tokens, may hand work to it.
  ///
  /// To ask on which thread the code is, or to keep others out while it reads, hands over nothing.
  fileprivate func handsOverWork(at index: Int, takesAsync: Bool) -> Bool {
    let next = tokens[index...].dropFirst().prefix(3).map(\.text)
    switch (tokens[index].text, next.first) {
    case ("Thread", "."):
      return !["isMainThread", "current", "main"].contains(next.dropFirst().first ?? "")
    case ("Task", _): return next.starts(with: [".", "sleep"])
    case ("queue", _): return next == [":", ".", "main"]
    case ("DispatchQueue", "("): return takesAsync
    case (_, "."), (_, "("): return true
    default: return false
    }
  }

  /// Whether it calls a method with one of these names.
  fileprivate func calls(_ methods: Set<String>) -> Bool {
    zip(tokens, tokens.dropFirst()).contains { $0.text == "." && methods.contains($1.text) }
  }
}
