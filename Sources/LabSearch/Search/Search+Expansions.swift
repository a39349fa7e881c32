extension Search {
  /// The expansions of states; nil for those that come after the end of the search.
  ///
  /// No copy of the graph outlives it, so that the graph is then changed in place.
  func expansions(
    of states: [Waiting],
    by crew: Crew,
    while goesOn: @escaping @Sendable (Int) -> Bool
  ) async -> [Expansion?] {
    let graph = graph
    return await crew.map(states.count) { player, index -> Expansion? in
      guard goesOn(index) else { return nil }
      let origin = graph.origin(states[index].number, states[index].memories)
      return player.expand(origin, isKnown: graph.contains)
    }
  }

  func expansion(of waiting: Waiting, _ player: Player) -> Expansion {
    let origin = graph.origin(waiting.number, waiting.memories)
    return player.expand(origin, isKnown: graph.contains)
  }
}
