/// What a search has left out, in words: the limits that stopped it, the bounds that kept it from going on, and the few
/// values that it tried where any are possible.
struct SearchScope {
  /// What stopped it before it had seen all states within the bounds.
  let stops: [String]
  let bounds: SearchBounds
  let cuts: Set<SearchBound>
  let tried: TriedInputs
}

extension SearchScope {
  /// All of it, each bound by its name; empty if nothing was left out.
  ///
  ///     bounded by stories of 3 moves, 2 windows; typed: 'Milk'; answers: ok, fail, drop
  var words: String {
    let limits = stops + SearchBound.allCases.filter(cuts.contains).compactMap(bounds.words)
    return ((limits.isEmpty ? [] : ["bounded by \(limits.joined(separator: ", "))"]) + tried.words)
      .joined(separator: "; ")
  }

  /// States in words: all there are only where nothing was left out.
  func describe(states: String) -> String {
    words.isEmpty ? "all \(states)" : "\(states); \(words)"
  }
}
