import LabConversation
import MVCLab

/// What lies deep: where not all states could be seen, walks at random look for it.
extension Search {
  /// Walks at random, where not all states could be seen.
  mutating func walk(_ watch: @escaping @Sendable (SearchProgress) -> Bool) async {
    guard stop != nil, stop != .interrupted, !hasCrashed, limits.depth == nil,
      subject.wirings.count == 1
    else { return }
    let (known, seed, shard) = (found, limits.seed, limits.shard)
    let progress = progress.with(.walks)
    let walks = await nextCrew(limits.walks).map(limits.walks / Search.walksAtOnce) {
      player,
      index -> ([Discovery], Int, SeenControls)? in
      guard shard?.contains(index) ?? true, watch(progress) else { return nil }
      var walks = RandomWalks(player, known: known)
      for number in 0..<Search.walksAtOnce {
        walks.take(seed: seed &+ UInt64(index * Search.walksAtOnce + number))
      }
      return (walks.discoveries, walks.moves, walks.controls)
    }
    for case (let discoveries, let moves, let seen)? in walks {
      transitions += moves
      controls.add(seen)
      for discovery in discoveries { add(discovery) }
    }
    await refine(watch)
  }

  /// Makes the stories of walks shorter and simpler.
  ///
  /// No story with as many moves as the search is deep is missing, so one with a move more is a shortest one.
  private mutating func refine(_ watch: @escaping @Sendable (SearchProgress) -> Bool) async {
    let walked = discoveries.indices.filter { !discoveries[$0].isShortest }
    let (stories, progress) = (discoveries, progress.with(.checks))
    let proved = limits.shard == nil ? depth + 1 : 0
    let refined = await nextCrew(walked.count).map(walked.count) { player, index -> Discovery? in
      watch(progress) ? stories[walked[index]].refined(by: player, shortest: proved) : nil
    }
    for case (let index, let discovery?) in zip(walked, refined) { discoveries[index] = discovery }
  }

  /// How many walks one thread takes before the next thread's results can count.
  private static let walksAtOnce = 25

  /// Adds what a walk has found, or takes its story if it is shorter.
  private mutating func add(_ discovery: Discovery) {
    let rule = discovery.finding.ruleName
    guard let known = discoveries.firstIndex(where: { $0.finding.ruleName == rule }) else {
      found.insert(rule)
      return discoveries.append(discovery)
    }
    if discovery.story.count < discoveries[known].story.count { discoveries[known] = discovery }
  }
}
