import LabConversation
import MVC
import MVCLab

/// Stories that are known before the search, such as those of a course: no discovery is longer than one of them.
extension Search {
  /// Plays the known stories in processes of their own, and keeps the shortest one for each defect, without the moves
  /// that it does not need.
  ///
  /// What the search finds by itself plays no part in it, so that all parts of a divided search tell the same.
  mutating func tell(_ watch: (SearchProgress) -> Bool) {
    guard !subject.stories.isEmpty else { return }
    let crew = SearchCrew(subject, limits, in: workplace)
    let progress = progress.with(.stories)
    var found: [ShownStory] = []
    crew.results(
      of: subject.stories.map { (.tell($0), nil) },
      while: { watch(progress) },
      then: { _, answer in
        guard watch(progress) else { return false }
        guard case .told(let story)? = answer?.result else { return true }
        storiesTold += 1
        found += story.shown
        coverage.truthNames.add(story.truthNames)
        return true
      }
    )
    keepShortest(of: found, by: crew, while: { watch(progress) })
    (failure, printed) = (failure ?? crew.failure, printed ?? crew.printed)
  }

  private mutating func keepShortest(
    of found: [ShownStory],
    by crew: SearchCrew,
    while goesOn: () -> Bool
  ) {
    let sorted = found.enumerated().sorted {
      ($0.element.story.count, $0.offset) < ($1.element.story.count, $1.offset)
    }
    var known: [Defect] = []
    for shown in sorted.map(\.element) {
      let defect = subject.defect(shown.finding, after: shown.story)
      guard !known.contains(where: defect.isCovered) else { continue }
      known.append(defect)
      var shorter = shown
      crew.results(of: [(.shorten(shown.story, defect), nil)], while: goesOn) { _, answer in
        if case .shown(let story?)? = answer?.result { shorter = story }
        return true
      }
      let discovery = discovery(shorter, isShortest: false, .story(told.count))
      known.append(discovery.defect)
      told.append(discovery)
    }
  }

  /// Adds what the known stories show to what the search has found, but for what it shows with as few moves.
  ///
  /// No story with as many moves as the search is deep is missing, so one with a move more is a shortest one.
  mutating func addTold() {
    let proved = avoided == 0 ? depth + 1 : 0
    discoveries += told.filter { story in
      !discoveries.contains {
        story.defect.isCovered(by: $0.defect) && $0.story.count <= story.story.count
      }
    }.map { $0.with(isShortest: $0.story.count <= proved) }
  }

  func discovery(_ shown: ShownStory, isShortest: Bool, _ origin: Discovery.Origin) -> Discovery {
    Discovery(
      finding: shown.finding,
      defect: subject.defect(shown.finding, after: shown.story),
      subject: subject,
      story: shown.story,
      isShortest: isShortest,
      origin: origin
    )
  }
}

extension Player {
  /// What a known story shows, each finding with the commands up to it; a command that is refused is left out.
  func told(_ commands: [String]) -> ToldStory {
    var told = ToldStory()
    guard let runs = runs(after: [], .silent) else { return told }
    var story: [String] = []
    for command in commands {
      let known = runs[0].findings.count
      guard play(command, in: runs, .silent) else { continue }
      if runs.contains(where: \.world.runtime.callsOtherWorlds) { break }
      story.append(command)
      let found = findings(in: runs, after: known)
      told.shown += found.filter { !$0.isOfRealThread }.map {
        ShownStory(story: story, finding: $0)
      }
      // Worlds that differ can't go on side by side.
      if runs.contains(where: \.world.hasEnded) || runs.count > 1 && !found.isEmpty { break }
    }
    for run in runs { told.truthNames.add(run.truthNames) }
    return told
  }
}
