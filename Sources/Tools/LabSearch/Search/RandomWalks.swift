import LabConversation
import MVC
import MVCLab

/// Looks for what lies deeper than a search through all states can go.
///
/// Each walk does without some kinds of moves, chosen at random: that finds what takes ten times the same
/// move, which walks of all moves never do. What it finds is shortened.
struct RandomWalks {
  private let player: Player
  /// The rules that need no further story.
  private var known: Set<RuleName>
  private(set) var discoveries: [ShownStory] = []
  private(set) var moves = 0
  /// What the walks have come across.
  private(set) var coverage = Coverage()

  /// How many moves a walk has.
  static let length = 60

  init(_ player: Player, known: Set<RuleName>) { (self.player, self.known) = (player, known) }
}

extension RandomWalks {
  /// Takes the walk of a seed.
  mutating func take(seed: UInt64) {
    guard let runs = player.runs(after: []) else { return }
    defer { for run in runs { coverage.truthNames.add(run.truthNames) } }
    let random = RandomSource(seed: seed)
    var kinds: [[String]: Bool] = [:]
    var story: [String] = []
    for _ in 0..<RandomWalks.length {
      let choices = player.choices(in: runs)
      coverage.note(choices)
      let commands = choices.offers.map(\.command).filter { command in
        if player.avoided.contains(command) { return false }
        let kind = kind(of: command)
        let isAllowed = kinds[kind] ?? (random.next(below: 3) > 0)
        kinds[kind] = isAllowed
        return isAllowed
      }
      guard !commands.isEmpty else { return }
      let command = commands[random.next(below: commands.count)]
      let before = runs[0].findings.count
      guard player.play(command, in: runs, .silent) else { continue }
      if runs[0].world.runtime.callsOtherWorlds { return }
      moves += 1
      coverage.noteSituations(of: player.subject.domain, in: runs[0].world)
      story.append(command)
      for finding in runs[0].findings[before...]
      where !finding.isOfRealThread && !known.contains(finding.ruleName) {
        known.insert(finding.ruleName)
        if let found = discovery(of: finding.ruleName, in: story) { discoveries.append(found) }
      }
      if runs[0].world.hasEnded { return }
    }
  }

  private func discovery(of rule: RuleName, in story: [String]) -> ShownStory? {
    StoryShortener(player, rule).withoutNeedless(story)
  }

  /// A command's name and the first of its arguments that is no number.
  private func kind(of command: String) -> [String] {
    guard let line = try? CommandParts(command), let head = line.head else { return [] }
    return [head.text] + line.arguments.lazy.map(\.text).filter { Int($0) == nil }.prefix(1)
  }
}
