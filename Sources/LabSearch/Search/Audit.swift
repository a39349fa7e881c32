import LabConversation
import MVC
import MVCLab

/// Checks whether states that a search takes for the same behave alike.
///
/// What blocks capture is no part of a state's digest. So a part of the transitions to known states is
/// checked: both stories are continued by the same random moves, and must lead to equal states.
struct Audit: Sendable {
  /// A transition to a state that is known by another story.
  private struct Sample: Sendable {
    let known: Int
    let parent: Int
    let command: String
  }

  /// Two stories that lead to different states, though a part of each leads to the same one.
  struct Difference: Sendable {
    let left: [String]
    let right: [String]
  }

  /// How many transitions were checked.
  private(set) var count = 0
  private(set) var differences: [Difference] = []
  private var samples: [Sample] = []
  private var seen = 0

  /// One of so many transitions is checked.
  private static let share = 100
  /// How many are checked at most.
  private static let most = 400
  /// How many random continuations are tried, and how many moves each has.
  private static let (walks, length) = (4, 12)
}

extension Audit {
  /// Notes a transition to a known state.
  mutating func note(_ known: Int, _ parent: Int, _ command: String) {
    seen += 1
    guard seen % Audit.share == 1, samples.count < Audit.most else { return }
    samples.append(Sample(known: known, parent: parent, command: command))
  }

  mutating func perform(in graph: StateGraph, of subject: SearchSubject, jobs: Int) async {
    let samples = samples
    let results = await Crew(subject, jobs: jobs).map(samples.count) { player, index in
      let sample = samples[index]
      return Audit.difference(
        graph.story(to: sample.known),
        graph.story(to: sample.parent) + [sample.command],
        player,
        seed: UInt64(index)
      ).map { [$0] } ?? []
    }
    count = samples.count
    differences = results.compactMap(\.self).flatMap(\.self)
  }

  private static func difference(
    _ left: [String],
    _ right: [String],
    _ player: Player,
    seed: UInt64
  ) -> Difference? {
    for walk in 0..<walks {
      guard let (first, second) = player.runs(after: left).flatMap({ first in
        player.runs(after: right).map { (first, $0) }
      }) else { continue }
      let random = RandomSource(seed: seed &* 31 &+ UInt64(walk))
      var moves: [String] = []
      for _ in 0..<length {
        let commands = player.moves(in: first[0])
        guard !commands.isEmpty else { break }
        let command = commands[random.next(below: commands.count)]
        moves.append(command)
        let isPlayed = player.play(command, in: first, .bare)
        let ends = [first, second].map { $0.contains(where: \.world.hasEnded) }
        guard player.play(command, in: second, .bare) == isPlayed,
          ends[0] || player.state(of: first) == player.state(of: second)
        else { return Difference(left: left + moves, right: right + moves) }
        if first.contains(where: \.world.hasEnded) { break }
      }
    }
    return nil
  }
}
