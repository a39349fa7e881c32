import MVCLab

extension [[OutputLine]] {
  /// The same transcripts, in which each wiring shows every window that another one has printed; above one that has not
  /// changed stands that it has not.
  ///
  /// `windows` are the open windows of each wiring, none of a world that has ended. All transcripts have them in that order.
  /// Where the transcripts are merged, no caption says it: their lines are no longer together.
  package func showingUnchanged(of windows: [[PrintedWindow]], captioned: Bool = true)
    -> [[OutputLine]]
  {
    guard windows.count == count, count > 1 else { return self }
    let printed = map { Set($0.filter { $0.kind == .screen }.compactMap(\.window)) }
    let all = printed.reduce(into: Set()) { $0.formUnion($1) }
    return indices.map { index in
      var transcript = self[index]
      for (order, window) in windows[index].enumerated()
      where all.contains(window.name) && !printed[index].contains(window.name) {
        let name = windows[index].count > 1 ? "'\(window.name)'" : "the screen"
        let later = Set(windows[index].dropFirst(order + 1).map(\.name))
        transcript.insert(
          contentsOf: (captioned ? [OutputLine(.answer, "\(name) has not changed:")] : [])
            + window.output,
          at: transcript.placeOfWindow(before: later)
        )
      }
      return transcript
    }
  }
}

extension [OutputLine] {
  /// Where a window belongs that comes before these: among the last screens, above what is told of them.
  fileprivate func placeOfWindow(before later: Set<String>) -> Int {
    let end = lastIndex { $0.kind == .screen || $0.kind == .notification }.map { $0 + 1 } ?? 0
    let start = self[..<end].lastIndex { $0.window == nil }.map { $0 + 1 } ?? 0
    return self[start..<end].firstIndex { $0.window.map(later.contains) ?? false } ?? end
  }
}
