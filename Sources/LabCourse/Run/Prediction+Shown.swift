extension Prediction {
  /// The choices as a reader compares them.
  ///
  /// `...` stands for lines that are the same in all screens, and not just above a difference. A screen
  /// without another is compared with the present one.
  ///
  ///     | 首页
  ///     | 0  国际新闻 1           [Follow] [x]
  ///     |    国际: Story 1 <1a>
  ///     |    [Liked 8] [Share 1] [Talk 3]
  ///     | ...
  package var shown: [Choice] {
    let screens = choices.compactMap { if case .lines(let lines) = $0 { lines } else { nil } }
    let same = SharedLines(screens.count == 1 ? screens + [now] : screens)
    return choices.map { choice in
      switch choice {
      case .lines(let lines): .lines(same.leftOut(of: lines))
      case .nothing, .end: choice
      }
    }
  }
}

/// The lines that some screens have in common, each in its place.
private struct SharedLines {
  /// How many lines are the same at the beginning and at the end of all screens.
  private let (first, last): (Int, Int)
  /// For screens with as many lines, the places where all are the same.
  private let places: Set<Int>

  /// How many lines above a difference are shown: those that say which row it is in.
  private static let above = 2

  init(_ screens: [[String]]) {
    let least = screens.count > 1 ? screens.map(\.count).min() ?? 0 : 0
    func isShared(_ line: ([String]) -> String) -> Bool { Set(screens.map(line)).count == 1 }
    let first = (0..<least).first { place in !isShared { $0[place] } } ?? least
    let rest = (0..<(least - first)).first { place in !isShared { $0[$0.count - 1 - place] } }
    (self.first, last) = (first, rest ?? least - first)
    let isAsHigh = screens.allSatisfy { $0.count == least }
    places = isAsHigh ? Set((0..<least).filter { place in isShared { $0[place] } }) : []
  }

  /// The lines of a screen, with `...` in the place of two or more that need not be shown.
  func leftOut(of lines: [String]) -> [String] {
    func isShared(_ place: Int) -> Bool {
      place < first || place >= lines.count - last || places.contains(place)
    }
    let isShown = lines.indices.map { place in
      (place...min(place + Self.above, lines.count - 1)).contains { !isShared($0) }
    }
    var result: [String] = []
    var place = 0
    while place < lines.count {
      let hidden = isShown[place...].prefix { !$0 }.count
      if hidden > 1 { result.append("...") } else { result.append(lines[place]) }
      place += max(hidden, 1)
    }
    return result
  }
}
