import LabConversation
import MVC
import MVCLab

/// Looks for what lies deeper than a search through all states can go.
///
/// Each walk does without some kinds of moves, chosen at random: that finds what takes ten times the same
/// move, which walks of all moves never do. What it finds is shortened.
struct RandomWalks {
  private let player: Player
  /// The defects that need no further story.
  private var known: [Defect]
  private(set) var discoveries: [ShownStory] = []
  private(set) var moves = 0
  /// What the walks have come across.
  private(set) var coverage = Coverage()

  /// How many moves a walk has.
  static let length = 60

  init(_ player: Player, known: [Defect]) { (self.player, self.known) = (player, known) }
}

extension RandomWalks {
  /// Takes the walk of a seed.
  mutating func take(seed: UInt64) {
    guard let runs = player.runs(after: []) else { return }
    defer { for run in runs { coverage.truthNames.add(run.truthNames) } }
    let random = RandomSource(seed: seed)
    var kinds: [String: Bool] = [:]
    var story: [String] = []
    for _ in 0..<RandomWalks.length {
      let choices = player.choices(in: runs)
      coverage.note(choices)
      let commands = choices.offers.map(\.command).filter { command in
        if player.avoided.contains(command) { return false }
        let kind = player.subject.kind(of: command)
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
      for finding in runs[0].findings[before...] where !finding.isOfRealThread {
        let defect = player.subject.defect(finding, after: story)
        guard !known.contains(where: defect.isCovered) else { continue }
        known.append(defect)
        guard let found = StoryShortener(player, defect).withoutNeedless(story) else { continue }
        known.append(player.subject.defect(found.finding, after: found.story))
        discoveries.append(found)
      }
      if runs[0].world.hasEnded { return }
    }
  }
}
