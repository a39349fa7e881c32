extension Prediction {
  /// The choices as a reader compares them.
  ///
  /// `...` stands for lines that are the same in all screens, the present one among them, and not just
  /// above a difference.
  ///
  ///     | 首页
  ///     | 0  国际新闻 1           [Follow] [x]
  ///     |    国际: Story 1 <1a>
  ///     |    [Liked 8] [Share 1] [Talk 3]
  ///     | ...
  package var shown: [Choice] {
    let screens = choices.compactMap(\.screen) + (present.isEmpty ? [] : [present])
    return choices.map { choice in
      choice.screen.map { .lines($0.shown(beside: screens)) } ?? choice
    }
  }
}

/// How many lines above a difference are shown: those that say which row it is in.
private let linesAbove = 2

extension [String] {
  /// The lines that some of the screens lack, and those above them, with `...` in the place of two or more
  /// others; a screen without such a line is shown whole, for what it lacks is between its lines.
  fileprivate func shown(beside screens: [[String]]) -> [String] {
    var own: Set<Int> = []
    for screen in screens {
      for case .insert(let place, _, _) in difference(from: screen) { own.insert(place) }
    }
    guard !own.isEmpty else { return self }
    let isShown = indices.map { place in !own.isDisjoint(with: place...(place + linesAbove)) }
    var result: [String] = []
    var place = 0
    while place < count {
      let hidden = isShown[place...].prefix { !$0 }.count
      if hidden > 1 { result.append("...") } else { result.append(self[place]) }
      place += Swift.max(hidden, 1)
    }
    return result
  }
}
