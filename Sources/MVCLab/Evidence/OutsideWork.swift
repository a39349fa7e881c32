/// A place in a wiring's source that hands work to a real queue or thread, which no world plays.
struct OutsideWork {
  /// What gets the work: `DispatchQueue`.
  let word: String
  let line: SourceLine
}

extension Evidence {
  /// The first such place in the source of the world's wiring.
  ///
  /// Whether the work was begun can't be known: nothing in the process says whose it is.
  var outsideWork: OutsideWork? {
    for file in world.wiring.files.compactMap(sources.file) {
      for token in sources.outline(of: file).tokens where Self.realQueues.contains(token.text) {
        return OutsideWork(word: token.text, line: SourceLine(file: file.name, line: token.line))
      }
    }
    return nil
  }

  private static let realQueues = [
    "DispatchQueue", "OperationQueue", "RunLoop", "Thread", "URLSession",
  ]
}
