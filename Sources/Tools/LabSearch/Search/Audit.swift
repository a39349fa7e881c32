import LabConversation
import MVC
import MVCLab

/// Checks whether states that a search takes for the same behave alike.
///
/// What lies outside of all objects, such as a global variable, is no part of a state's digest. So a part of
/// the transitions to known states is checked: both stories are continued by the same random moves, and must
/// show equal screens and break the same rules at the same lines. Their digests may differ without a difference in
/// behaviour, as by the order of objects that have leaked.
struct Audit: Sendable {
  /// A transition to a state that is known by another story.
  struct Sample: Sendable {
    let known: Int
    let parent: Int
    let command: String
  }

  /// Two stories that lead to different states, though a part of each leads to the same one.
  struct Difference: Codable, Sendable {
    private(set) var left: [String]
    private(set) var right: [String]

    mutating func add(_ left: String, _ right: String) {
      self.left.append(left)
      self.right.append(right)
    }
  }

  /// How many transitions were checked.
  private(set) var count = 0
  private(set) var differences: [Difference] = []
  private(set) var samples: [Sample] = []
  private var seen = 0

  /// So many are checked of the first ones, then one of so many.
  private static let (first, share) = (10, 100)
  /// How many are checked at most.
  static let most = 400
  /// How many random continuations are tried of the first transitions and of the others.
  private static let walks = (first: 8, others: 4)
  /// After how many moves screens are compared; the moves that they offer are compared after each.
  private static let stride = (first: 1, others: 4)
  /// Of so many continuations one is judged by all rules; that costs twice as much.
  private static let judged = 4
  /// How many moves a continuation has.
  private static let length = 12
  /// An audit plays so many moves for one of the search, so that a short search stays short, or a thousand.
  private static let (effort, leastEffort) = (2, 960)
}

extension Audit {
  /// Notes a transition to a known state.
  mutating func note(_ known: Int, _ parent: Int, _ command: String) {
    seen += 1
    guard samples.count < Audit.first || seen % Audit.share == 0, samples.count < Audit.most
    else { return }
    samples.append(Sample(known: known, parent: parent, command: command))
  }

  /// Notes what a check of each sample has found; nil for one that was not checked.
  mutating func take(_ results: [[Difference]?]) {
    count = results.count { $0 != nil }
    differences = results.compactMap(\.self).flatMap(\.self)
  }

  /// How many random continuations of each sample are tried after a search of so many moves.
  func walks(afterMoves moves: Int) -> Int {
    let effort = max(Audit.leastEffort, Audit.effort * moves)
    return max(2, effort / max(1, samples.count * 2 * Audit.length))
  }

  /// Continues two stories that are said to lead to the same state; `index` is the number of the sample.
  static func difference(
    _ left: [String],
    _ right: [String],
    _ player: Player,
    index: Int,
    walks most: Int
  ) -> Difference? {
    let (walks, stride) =
      index < first ? (walks.first, stride.first) : (walks.others, stride.others)
    for walk in 0..<min(walks, most) {
      let attention = walk % judged == 0 ? Attention.silent : .bare
      guard let first = player.runs(after: left, attention),
        let second = player.runs(after: right, attention)
      else { continue }
      for run in first + second { run.forgetWhatWasTold() }
      var difference = Difference(left: left, right: right)
      let random = RandomSource(seed: UInt64(index * 31 + walk))
      for step in 1...length {
        // A move may have another text in each, such as the number of a request.
        let moves = (player.moves(in: first), player.moves(in: second))
        guard moves.0.count == moves.1.count else { return difference }
        guard !moves.0.isEmpty else { break }
        let choice = random.next(below: moves.0.count)
        difference.add(moves.0[choice], moves.1[choice])
        let known = (first.map(\.findings.count), second.map(\.findings.count))
        let isPlayed = player.play(moves.0[choice], in: first, attention)
        guard player.play(moves.1[choice], in: second, attention) == isPlayed,
          player.findings(of: first, known.0) == player.findings(of: second, known.1),
          step % stride > 0 || player.screens(of: first) == player.screens(of: second)
        else { return difference }
      }
    }
    return nil
  }
}

extension Player {
  /// The findings of each run behind the `known` ones, without the hops that they name.
  fileprivate func findings(of runs: [WiringRun], _ known: [Int]) -> [[String]] {
    zip(runs, known).map { run, known in
      run.findings[known...].map { finding in
        [finding.rule, finding.text, finding.site?.description ?? "", finding.window ?? ""]
          .joined(separator: "\n")
      }
    }
  }

  /// What is on the screens; nil if a world has ended.
  fileprivate func screens(of runs: [WiringRun]) -> [DrawnScreens]? {
    runs.contains(where: \.world.hasEnded) ? nil : runs.map { DrawnScreens(of: $0.world) }
  }
}
