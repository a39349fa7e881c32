import LabWork
import MVCLab

/// Searches wirings of a system.
public struct Explorer: Sendable {
  private let system: System
  private let limits: SearchLimits
  /// How long the searches of one wiring may take together; nil for any time.
  private let budget: Duration?
  private let clock: @Sendable () -> Duration
  /// What is played before each search, such as the stories of a course.
  package var stories: [KnownStory] = []

  /// An explorer of a system's wirings.
  public init(
    _ system: System,
    _ limits: SearchLimits,
    budget: Duration? = nil,
    clock: @escaping @Sendable () -> Duration = { .zero }
  ) {
    (self.system, self.limits, self.budget, self.clock) = (system, limits, budget, clock)
  }

  /// Searches one wiring in this process, and beside it `correct`, if it is another.
  public func explore(
    _ wiring: Wiring,
    against correct: Wiring?,
    watch: (SearchProgress) -> Bool = { _ in true }
  ) -> Exploration {
    explore(wiring, against: correct, in: InProcess(), watch: watch)
  }

  /// Searches one wiring, and beside it `correct`, if it is another; a workplace plays the stories.
  ///
  /// Each search may take an equal part of the time that is left.
  package func explore(
    _ wiring: Wiring,
    against correct: Wiring?,
    in workplace: any Workplace,
    watch: (SearchProgress) -> Bool = { _ in true }
  ) -> Exploration {
    let start = clock()
    let others: [Wiring?] = correct.map { $0.name == wiring.name ? [nil] : [nil, $0] } ?? [nil]
    let subjects = others.flatMap { other in
      (system.server == .optional ? [false, true] : [false]).map {
        SearchSubject(wiring, of: system, against: other, withServer: $0).knowing(stories)
      }
    }
    var searches: [Search] = []
    for var subject in subjects {
      if let last = searches.last { subject.domain = last.subject.domain }
      searches.append(Search.begun(subject, limits, in: workplace))
    }
    // The first state of each is within the bounds of the last.
    if let last = searches.last {
      for index in searches.indices { searches[index].subject.domain = last.subject.domain }
    }
    for index in searches.indices {
      let (begin, left) = (clock(), subjects.count - index)
      let share = budget.map { ($0 - (begin - start)) / left }
      let number = subjects.count > 1 ? "\(index + 1)/\(subjects.count)" : nil
      searches[index].goOn { progress in
        var progress = progress
        let time = clock() - begin
        progress.part = number
        progress.rate =
          time < .seconds(1) ? nil : Int(Double(progress.tried) / (time / .seconds(1)))
        return watch(progress) && share.map { time < $0 * progress.phase.partOfTime } ?? true
      }
    }
    return Exploration(system, wiring, searches, clock() - start)
  }
}

extension SearchProgress.Phase {
  /// The part of its time that a search has used when this phase must end.
  fileprivate var partOfTime: Double {
    switch self {
    case .stories: 0.5
    case .levels: 0.8
    case .walks: 0.95
    case .checks: 1
    }
  }
}
