import MVCLab

extension Search {
  /// Keeps the first story for each difference from the correct wiring, and returns whether and how the search goes on.
  ///
  /// A command that only one of the wirings executes is what follows from an earlier difference.
  mutating func note(
    _ found: [Difference],
    of transition: Expansion.Transition,
    at position: Int = 0,
    after number: Int
  ) -> SeenDifferences.Course {
    let origin = differences.origin(of: number)
    if origin != nil, transition.isDivided { return .over }
    guard !found.isEmpty else { return origin.map(SeenDifferences.Course.after) ?? .alike }
    let new = differences.notice(found)
    let told = origin == nil ? found : new
    let story = graph.story(to: number) + (transition.command.isEmpty ? [] : [transition.command])
    var rules: Set<RuleName> = []
    for (index, difference) in told.enumerated()
    where rules.insert(difference.finding.ruleName).inserted {
      let defect =
        origin == nil
        ? subject.defect(difference.finding, after: story) { kind(of: $0) }
        : subject.defect(difference, after: story) { kind(of: $0) }
      guard !knows(defect) else { continue }
      let isWhole = avoided == 0 && (origin == nil || !differences.isCut)
      discoveries.append(
        Discovery(
          finding: difference.finding,
          defect: defect,
          subject: subject,
          story: story,
          isShortest: story.count <= depth + 1 && isWhole,
          origin: .move(state: number, position: position, finding: index)
        )
      )
    }
    return differences.course(from: origin, isNew: !new.isEmpty)
  }
}
