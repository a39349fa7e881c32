import LabText
import MVCLab

extension ExplorationReport {
  /// The report of a whole search from those of its parts: the shortest story for each defect.
  ///
  /// The parts are of one wiring; one alone is returned as it is, and of one that is there twice the first
  /// counts. A state that several parts have reached counts once, and of equally short stories the one is told that
  /// an undivided search finds first.
  public static func merged(_ all: [ExplorationReport]) -> ExplorationReport? {
    var known: Set<Shard> = []
    let parts = all.sorted { $0.number < $1.number }.filter { part in
      known.insert(part.shard ?? Shard.whole).inserted
    }
    guard let first = parts.first else { return nil }
    let missing = gaps(in: parts).missing
    guard parts.count > 1 || !missing.isEmpty else { return first }
    let states = first.searches.indices.map { index in
      MergedStates(parts.map { $0.searches.dropFirst(index).first?.seen ?? SeenStates([]) })
    }
    let forms = first.searches.indices.compactMap { index in
      SearchedForm.merged(
        parts.compactMap { $0.searches.dropFirst(index).first },
        states[index],
        without: missing
      )
    }
    let found = parts.enumerated().flatMap { part, report in
      (report.findings + (report.doubtful ?? [])).compactMap { story in
        story.order(part, states).map { (story, $0) }
      }
    }
    let stories = best(of: found, forms)
    let isStuck = parts.allSatisfy { $0.result == .stuck }
    let isExhausted = forms.allSatisfy { $0.stop == nil }
    let isUndecided = parts.contains { $0.result == .undecided || $0.unequal > 0 }
    return ExplorationReport(
      system: first.system,
      wiring: first.wiring,
      correct: first.correct,
      shard: nil,
      parts: parts.count,
      result: isStuck
        ? .stuck
        : !stories.isEmpty
          ? .broken : isUndecided ? .undecided : isExhausted ? .holds : .notFound,
      findings: stories,
      doubtful: nil,
      searches: forms,
      // Each part has tried all of them.
      stories: parts.map(\.stories).max() ?? 0,
      own: first.own,
      controls: .merged(parts.map(\.controls)),
      bounds: first.bounds,
      cuts: parts.reduce(into: []) { $0.formUnion($1.cuts) },
      unreached: first.unreached.filter { text in parts.allSatisfy { $0.unreached.contains(text) }
      },
      tried: parts.reduce(into: TriedInputs()) { $0.add($1.tried) },
      warnings: parts.flatMap(\.warnings).withoutRepeats,
      seconds: parts.map(\.seconds).max() ?? 0
    )
  }

  /// The number of its part.
  private var number: Int { shard?.index ?? 0 }

  /// The shortest story for each defect, of equal ones the first in the order of a whole search.
  private static func best(
    of all: [(story: FoundStory, order: [Int])],
    _ forms: [SearchedForm]
  ) -> [FoundStory] {
    let sorted = all.sorted { $0.order.lexicographicallyPrecedes($1.order) }
    var seen: [Defect] = []
    // A part that has not come so deep may have a shorter one.
    let reached = forms.filter { $0.stop != nil }.map(\.depth).min() ?? Int.max - 1
    return sorted.map(\.story).filter { story in
      let defect = story.defect
      defer { seen.append(defect) }
      return !seen.contains(where: defect.isCovered)
    }.map { story in
      var story = story
      story.shortest =
        story.shortest && story.witness.count <= reached + 1 && forms.allSatisfy { $0.unequal == 0 }
      story.place = nil
      return story
    }
  }

  /// Whether the parts of a wiring come from one search: the same bounds, and the same forms.
  public static func areOfOneSearch(_ parts: [ExplorationReport]) -> Bool {
    parts.allSatisfy { part in
      (part.bounds, part.searches.count) == (parts[0].bounds, parts[0].searches.count)
        && zip(part.searches, parts[0].searches).allSatisfy {
          ($0.server, $0.against, $0.limit, $0.most) == ($1.server, $1.against, $1.limit, $1.most)
        }
    }
  }

  /// The parts of a search that are missing, and those that are there twice.
  public static func gaps(in parts: [ExplorationReport]) -> (missing: [Shard], doubled: [Shard]) {
    let shards = parts.map { $0.shard ?? .whole }
    let count = shards.map(\.count).max() ?? 0
    let all = (0..<count).map { Shard(index: $0 + 1, of: count) }
    return (
      all.filter { !shards.contains($0) },
      Set(shards).sorted { $0.index < $1.index }.filter { shard in
        shards.count { $0 == shard } > 1
      }
    )
  }
}

extension ExplorationReport.Controls {
  /// The controls of a whole search: one is never enabled if no part has it enabled.
  fileprivate static func merged(_ parts: [Self]) -> Self {
    let enabled = Set(parts.flatMap(\.enabled))
    return Self(
      enabled: enabled.sorted(),
      neverEnabled: Set(parts.flatMap(\.neverEnabled)).subtracting(enabled).sorted(),
      texts: parts.flatMap(\.texts).withoutRepeats
    )
  }
}

extension ExplorationReport.SearchedForm {
  /// One search from its parts, of which these are missing; nil if there are none.
  fileprivate static func merged(
    _ parts: [Self],
    _ all: MergedStates,
    without missing: [Shard]
  ) -> Self? {
    guard var whole = parts.first else { return nil }
    for part in parts.dropFirst() {
      whole.audits += part.audits
      whole.unequal += part.unequal
    }
    // Walks are those of one part each.
    let walked = parts.map { $0.transitions - ($0.seen?.moves ?? 0) }.reduce(0, +)
    (whole.states, whole.beyond, whole.transitions) = (all.count, all.beyond, all.moves + walked)
    whole.depth =
      parts.filter { $0.stop != nil }.map(\.depth).min() ?? parts.map(\.depth).max() ?? 0
    let gaps = missing.map { "the missing part \($0)" }
    let stops = (parts.compactMap(\.stop) + gaps).withoutRepeats
    if !gaps.isEmpty { whole.depth = whole.common.depth }
    whole.stop = stops.isEmpty ? nil : stops.joined(separator: ", ")
    return whole
  }
}

extension ExplorationReport.FoundStory {
  /// The place of the story, found by a part, in the order of a whole search; nil if that has found no such story, because
  /// it reaches a state on the way by another one.
  fileprivate func order(_ part: Int, _ states: [MergedStates]) -> [Int]? {
    guard var place, let form = place.first, states.indices.contains(form) else { return nil }
    if place.count > 2, place[1] == 0 {
      let numbers = states[form].numbers[part]
      guard numbers.indices.contains(place[2]), let number = numbers[place[2]] else { return nil }
      place[2] = number
    }
    return [witness.count] + place + [part]
  }

  /// What the story shows.
  fileprivate var defect: Defect {
    let rule: RuleName =
      switch kind {
      case .breach: .law(name)
      case .symptom: promise ? .promise(name) : .symptom(name)
      }
    return Defect(
      rule: rule,
      site: site.flatMap(SourceLine.init),
      kinds: Set(kinds),
      difference: difference
    )
  }
}

extension SourceLine {
  /// The line that `description` names, `ToDoListController.swift:21`.
  fileprivate init?(_ description: String) {
    guard let colon = description.lastIndex(of: ":"),
      let line = Int(description[description.index(after: colon)...])
    else { return nil }
    self.init(file: String(description[..<colon]), line: line)
  }
}
