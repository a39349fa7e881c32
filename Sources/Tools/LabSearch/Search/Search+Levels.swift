import MVCLab

/// A state whose moves are not tried yet.
struct Waiting: Sendable {
  let number: Int
  /// The state that it was found from.
  let parent: Int
  /// The worker that has found it, and may remember what the laboratory knows there.
  let worker: Int
}

extension Search {
  /// Leaves the states of this level to the shards, once each shard has enough of them; returns whether
  /// it has.
  mutating func divide() -> Bool {
    common = (graph.count, beyond, transitions, depth)
    doubtful = []
    guard let shard = limits.shard, frontier.count >= shard.count * Search.statesOfShard else {
      return false
    }
    frontier = frontier.enumerated().filter { shard.contains($0.offset) }.map(\.element)
    return true
  }

  /// How many states each shard begins with at least.
  private static let statesOfShard = 8

  /// Tries all moves in the states of a level; `took` is called after each state, and returns whether to go on.
  ///
  /// With `endsAtOnce` it stops as soon as it keeps too many states, and not at the end of the level.
  mutating func takeLevel(
    by crew: SearchCrew,
    _ watch: (SearchProgress) -> Bool,
    endsAtOnce: Bool = false,
    took: (Search) -> Bool = { _ in true }
  ) {
    if let most = limits.depth, storyLength >= most {
      stop = .depth(most)
      return
    }
    let (level, progress) = (frontier, progress)
    frontier = []
    var start = 0
    while start < level.count, stop == nil {
      // Commands that crash are left out after the next states.
      let count = crew.crashes.isEmpty ? Search.statesAtOnce : Search.statesAtOnceAfterCrash
      let some = Array(level[start..<min(level.count, start + count)])
      let isGoingOn = take(some, by: crew, endsAtOnce, took) {
        watch(progress.with(done: start + $0))
      }
      guard isGoingOn else { return }
      start += some.count
    }
    guard stop == nil else { return }
    storyLength += 1
    if graph.count > limits.states { stop = .states(limits.states) }
  }

  /// How many states are expanded before their moves are counted; this bounds the memory.
  private static let statesAtOnce = 4096
  private static let statesAtOnceAfterCrash = 64
  /// How many states a worker gets at once, at most.
  private static let statesOfTask = 8

  /// Tries all moves in some states; false if `took` ends the search.
  private mutating func take(
    _ states: [Waiting],
    by crew: SearchCrew,
    _ endsAtOnce: Bool,
    _ took: (Search) -> Bool,
    _ goesOn: (Int) -> Bool
  ) -> Bool {
    let size = max(1, min(Search.statesOfTask, states.count / (4 * crew.count)))
    let pieces = stride(from: 0, to: states.count, by: size).map {
      Array(states[$0..<min(states.count, $0 + size)])
    }
    let tasks = pieces.map { piece -> SearchCrew.Task in
      (.expand(piece.map(order)), piece.first?.worker)
    }
    var (done, isEnded) = (0, false)
    let isWhole = crew.results(
      of: tasks,
      while: { goesOn(done) },
      then: { index, found in
        guard case .expansions(let expansions)? = found?.result, let worker = found?.worker else {
          return false
        }
        for (waiting, expansion) in zip(pieces[index], expansions) {
          guard goesOn(done) else { return false }
          done += 1
          take(expansion, from: waiting.number, by: worker)
          guard took(self) else {
            isEnded = true
            return false
          }
          if endsAtOnce, graph.count > limits.states {
            stop = .states(limits.states)
            return false
          }
        }
        return true
      }
    )
    if !isWhole, !isEnded, stop == nil {
      stop = limits.isInterrupted() ? .interrupted : .time
    }
    return !isEnded
  }

  private func order(_ waiting: Waiting) -> SearchTask.StateOrder {
    SearchTask.StateOrder(
      number: waiting.number,
      story: graph.story(to: waiting.number),
      state: graph.state(waiting.number),
      parent: waiting.parent
    )
  }

  var progress: SearchProgress {
    SearchProgress(
      depth: storyLength,
      states: graph.count,
      waiting: frontier.count,
      findings: discoveries.count
    )
  }

  private mutating func take(_ expansion: Expansion, from number: Int, by worker: Int) {
    coverage.add(expansion.coverage)
    avoided += expansion.avoided
    changesModel = changesModel || expansion.changesModel
    if !expansion.isReplayable, unreplayable == nil { unreplayable = graph.story(to: number) }
    graph.note(moves: expansion.transitions.count, in: number)
    for (position, transition) in expansion.transitions.enumerated() {
      take(transition, at: position, from: number, by: worker)
    }
  }

  private mutating func take(
    _ transition: Expansion.Transition,
    at position: Int,
    from number: Int,
    by worker: Int
  ) {
    transitions += 1
    tried.note(transition.command, of: subject)
    readsClock = readsClock || transition.readsClock
    note(transition, at: position, after: number)
    let course = note(transition.differences, of: transition, at: position, after: number)
    guard let state = transition.state, differences.haveRoom(on: course) else { return }
    let (target, isNew) = graph.add(state, after: number, transition.command, at: position)
    if !isNew {
      audit.note(target, number, transition.command)
    } else if transition.isBounded {
      differences.note(target, on: course)
      frontier.append(Waiting(number: target, parent: number, worker: worker))
    } else {
      beyond += 1
      graph.noteBeyond(target)
    }
  }

  /// Keeps the first story for each defect, and the first to a real thread.
  mutating func note(
    _ transition: Expansion.Transition,
    at position: Int = 0,
    after number: Int
  ) {
    for (index, finding) in transition.findings.enumerated() {
      if finding.isOfRealThread && realThread != nil { continue }
      let last = transition.command.isEmpty ? [] : [transition.command]
      // A story takes time, and most findings with a line are known.
      let story = finding.site == nil || !knows(finding) ? graph.story(to: number) + last : nil
      guard let story else { continue }
      let defect = subject.defect(finding, after: story) { kind(of: $0) }
      let isKnown = knows(defect) || !story.isEmpty && wasShown(finding, after: story)
      guard finding.isOfRealThread || !isKnown || limits.shard != nil else { continue }
      let discovery = Discovery(
        finding: finding,
        defect: defect,
        subject: subject,
        story: story,
        isShortest: story.count <= depth + 1 && avoided == 0,
        origin: .move(state: number, position: position, finding: index)
      )
      if finding.isOfRealThread {
        realThread = discovery
      } else if isKnown {
        noteDoubtful(discovery, in: number)
      } else {
        discoveries.append(discovery)
      }
    }
  }

  /// Keeps what this part of a search need not tell, though all of it might have to.
  ///
  /// Another part may reach a state earlier by another way, which needs other kinds of commands. So a story covers another
  /// one for sure only if all parts have it, or if it is a part of the way to the other.
  private mutating func noteDoubtful(_ discovery: Discovery, in number: Int) {
    guard discovery.defect.site == nil, discovery.defect.kinds.count > 1 else { return }
    let isCovered = (discoveries + doubtful).contains { other in
      guard discovery.defect.isCovered(by: other.defect),
        case .move(let state, _, _) = other.origin
      else { return false }
      return state < common.states || graph.leads(state, to: number)
    }
    if !isCovered { doubtful.append(discovery) }
  }

  private func knows(_ finding: Finding) -> Bool {
    discoveries.contains { $0.defect.isShown(by: finding) }
  }

  /// Whether a story of the defect shows nothing new; what the commands before the search have shown has no story.
  func knows(_ defect: Defect) -> Bool {
    discoveries.contains {
      defect.isCovered(by: $0.defect) && (brokenBefore.isEmpty || !$0.story.isEmpty)
    }
  }

  /// Whether the commands before the search have shown the same.
  private func wasShown(_ finding: Finding, after story: [String]) -> Bool {
    guard !brokenBefore.isEmpty else { return false }
    return brokenBefore.contains(
      where: subject.defect(finding, after: subject.past + story).isCovered
    )
  }

  mutating func kind(of command: String) -> String {
    if let known = kinds[command] { return known }
    let kind = subject.kind(of: command)
    kinds[command] = kind
    return kind
  }
}
