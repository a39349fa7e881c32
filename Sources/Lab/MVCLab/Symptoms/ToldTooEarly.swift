import HeadlessUI
import MVC

extension Symptom {
  /// Found where a model tells another object first and changes then, and a table that was filled when it told has other
  /// rows than its data source when all has settled.
  public static let toldTooEarly = Symptom(
    "told-too-early",
    sentence: "a model tells that it has changed before it changes, and a table shows what was",
    reason: """
      Who is told reads the model at once. Change the model first and tell then; what is told before, as with \
      `objectWillChange`, is told once more when the change is done, or read later.
      """,
    found: .inStep { $0.toldTooEarly }
  )
}

extension Evidence {
  fileprivate var toldTooEarly: [Harm] {
    let changes = hops(.change)
    guard !changes.isEmpty, !world.hasEnded else { return [] }
    let words = lastWords
    var judged: Set<Participant> = []
    return changes.reversed().compactMap { index, change in
      guard let told = words[change.callee], told < index,
        !causes(of: index).contains(where: { $0.index == told }),
        judged.insert(change.callee).inserted, world.runtime.causesOfWaiting.isEmpty,
        let table = tablesInSight.first(where: { isFilled($0, because: told) && $0.isStale })
      else { return nil }
      let said = hops[told].kind == .notification ? hops[told].cause : told
      return Harm(
        "\(name(change.callee)) told \(name(hops[told].callee)) before it changed '\(change.name)', "
          + "and \(name(table.participant)) shows what was",
        site: site(of: said),
        hop: said
      )
    }
  }

  /// The last hop in which each model has told another object something.
  private var lastWords: [Participant: Int] {
    hops(.delegate, .contract, .block, .notification, .observation, .event).reduce(into: [:]) {
      if !$1.hop.isLost, role($1.hop.caller) == .model { $0[$1.hop.caller] = $1.index }
    }
  }

  /// Whether a table has asked its data source last because of a hop.
  private func isFilled(_ table: TableView, because told: Int) -> Bool {
    let question = step.last { index in
      guard hops[index].caller == table.participant, case .dataSource = hops[index].kind else {
        return false
      }
      return true
    }
    return question.map { causes(of: $0).contains { $0.index == told } } ?? false
  }
}

extension TableView {
  /// Whether it has another number of rows than its data source.
  fileprivate var isStale: Bool {
    let count = runtime.flow.asking { try rowCountOfDataSource() }
    return count.flatMap(\.self).map { $0 != rowCount } ?? false
  }
}
