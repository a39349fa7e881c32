/// A place in a wiring's source that hands work to a real queue or thread, which no world plays.
struct OutsideWork: Sendable {
  /// What gets the work: `DispatchQueue`.
  let word: String
  let line: SourceLine
}

extension SourceIndex {
  /// The first such place in the files of a wiring.
  ///
  /// Whether the work was begun can't be known: nothing in the process says whose it is. A type of the
  /// wiring with such a name is another type.
  func outsideWork(in names: [String]) -> OutsideWork? {
    memory.outsideWork(in: names) { firstOutsideWork(in: names) }
  }

  private func firstOutsideWork(in names: [String]) -> OutsideWork? {
    let outlines = names.compactMap(file).map(outline)
    for outline in outlines {
      for (token, next) in zip(outline.tokens, outline.tokens.dropFirst())
      where Self.realQueues.contains(token.text) && [".", "("].contains(next.text)
        && !outlines.contains(where: { $0.declares(token.text) })
      {
        return OutsideWork(word: token.text, line: SourceLine(file: outline.file, line: token.line))
      }
    }
    return nil
  }

  private static let realQueues = [
    "DispatchQueue", "OperationQueue", "RunLoop", "Thread", "URLSession", "scheduledTimer",
  ]
}
