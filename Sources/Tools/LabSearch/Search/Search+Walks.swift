import LabConversation
import MVCLab

/// What lies deep: where not all states could be seen, walks at random look for it.
extension Search {
  /// Walks at random, where not all states could be seen.
  mutating func walk(by crew: SearchCrew, _ watch: (SearchProgress) -> Bool) {
    guard stop != nil, stop != .interrupted, limits.depth == nil, subject.wirings.count == 1
    else { return }
    let progress = progress.with(.walks)
    // What crashes is walked again up to there, so a task is small then.
    let size = crew.crashes.isEmpty ? Search.walksAtOnce : 1
    let tasks = (0..<limits.walks / size).filter { limits.shard?.contains($0) ?? true }
      .map { index -> SearchCrew.Task in
        let seeds = (0..<size).map { UInt64(index * size + $0) }
        return (.walk(seeds: seeds, known: discoveries.map(\.defect)), nil)
      }
    crew.results(
      of: tasks,
      while: { watch(progress) },
      then: { _, found in
        guard watch(progress) else { return false }
        guard case .walk(let walk)? = found?.result else { return true }
        transitions += walk.moves
        coverage.add(walk.coverage)
        for shown in walk.discoveries {
          add(discovery(shown, isShortest: false, .walk))
        }
        return true
      }
    )
    refine(by: crew, watch) { _, _ in true }
  }

  /// Makes stories that need not be the shortest shorter and simpler, where `isKept` likes what becomes of one.
  ///
  /// No story with as many moves as the search is deep is missing, so one with a move more is a shortest one.
  mutating func refine(
    by crew: SearchCrew,
    _ watch: (SearchProgress) -> Bool,
    where isKept: (Discovery, Discovery) -> Bool
  ) {
    let walked = discoveries.indices.filter { !discoveries[$0].isShortest }
    let progress = progress.with(.checks)
    let proved = avoided == 0 ? depth + 1 : 0
    let tasks = walked.map { index -> SearchCrew.Task in
      (.refine(discoveries[index].story, discoveries[index].defect), nil)
    }
    crew.results(
      of: tasks,
      while: { watch(progress) },
      then: { number, found in
        guard watch(progress) else { return false }
        if case .shown(let shown?)? = found?.result {
          let index = walked[number]
          let refined = discovery(
            shown,
            isShortest: shown.story.count <= proved,
            discoveries[index].origin
          )
          if isKept(discoveries[index], refined) { discoveries[index] = refined }
        }
        return true
      }
    )
    dropCovered()
  }

  /// Drops what shows nothing that a shorter story does not: walks can find a defect in several ways.
  private mutating func dropCovered() {
    var kept: [Discovery] = []
    for (index, discovery) in discoveries.enumerated() {
      let isCovered = discoveries.enumerated().contains { other, known in
        other != index && discovery.defect.isCovered(by: known.defect)
          && (known.story.count, other) < (discovery.story.count, index)
      }
      if !isCovered { kept.append(discovery) }
    }
    discoveries = kept
  }

  /// How many walks a worker takes before another one's results can count.
  private static let walksAtOnce = 25

  /// Adds what a walk has found, or takes its story if it is shorter.
  private mutating func add(_ discovery: Discovery) {
    let known = discoveries.firstIndex { discovery.defect.isCovered(by: $0.defect) }
    guard let known else { return discoveries.append(discovery) }
    if discovery.story.count < discoveries[known].story.count { discoveries[known] = discovery }
  }
}
