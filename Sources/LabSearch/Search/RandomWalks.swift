import LabConversation
import MVC
import MVCLab

/// Looks for what lies deeper than a search through all states can go.
///
/// Each walk does without some kinds of moves, chosen at random: that finds what takes ten times the same
/// move, which walks of all moves never do. What it finds is shortened by leaving out moves as long as
/// the rest still shows it.
struct RandomWalks {
  private let player: Player
  /// The rules that need no further story.
  private var known: Set<RuleName>
  private(set) var discoveries: [Discovery] = []
  private(set) var moves = 0

  /// How many moves a walk has.
  static let length = 60

  init(_ player: Player, known: Set<RuleName>) { (self.player, self.known) = (player, known) }
}

extension RandomWalks {
  /// Takes the walk of a seed.
  mutating func take(seed: UInt64) {
    guard let runs = player.runs(after: []) else { return }
    let random = RandomSource(seed: seed)
    var kinds: [Substring: Bool] = [:]
    var story: [String] = []
    for _ in 0..<RandomWalks.length {
      let commands = player.moves(in: runs[0]).filter { command in
        let kind = kind(of: command)
        let isAllowed = kinds[kind] ?? (random.next(below: 3) > 0)
        kinds[kind] = isAllowed
        return isAllowed
      }
      guard !commands.isEmpty else { return }
      let command = commands[random.next(below: commands.count)]
      let before = runs[0].findings.count
      guard player.play(command, in: runs, .silent) else { continue }
      moves += 1
      story.append(command)
      for finding in runs[0].findings[before...] where !known.contains(finding.ruleName) {
        known.insert(finding.ruleName)
        if let shown = shortest(story, finding.ruleName) { discoveries.append(shown) }
      }
      if runs[0].world.hasEnded { return }
    }
  }

  /// A command without its screen, its row and its other numbers.
  private func kind(of command: String) -> Substring {
    let all = command.split(separator: " ")
    let words = all.dropFirst(all.first == "in" ? 2 : 0).filter { Int($0) == nil }.prefix(2)
    return Substring(words.joined(separator: " "))
  }
}

// MARK: - Shortening

extension RandomWalks {
  /// The shortest part of a story that still shows a rule, with the finding in it.
  private mutating func shortest(_ story: [String], _ rule: RuleName) -> Discovery? {
    var best = story
    var size = max(1, best.count / 2)
    while true {
      var start = 0
      var isShorter = false
      while start < best.count {
        let rest = Array(best[..<start] + best[min(best.count, start + size)...])
        if let shown = end(of: rest, rule)?.count {
          best = Array(rest.prefix(shown))
          isShorter = true
        } else {
          start += size
        }
      }
      if size > 1 { size /= 2 } else if !isShorter { break }
    }
    guard let (count, finding) = end(of: best, rule) else { return nil }
    return Discovery(
      finding: finding,
      subject: player.subject,
      story: Array(best.prefix(count)),
      isShortest: false
    )
  }

  /// How many moves of a story show a rule; nil if they don't, or if a move is refused.
  private func end(of story: [String], _ rule: RuleName) -> (count: Int, finding: Finding)? {
    guard let runs = player.runs(after: [], .silent) else { return nil }
    for (index, command) in story.enumerated() {
      guard player.play(command, in: runs, .silent) else { return nil }
      if let finding = runs[0].findings.first(where: { $0.isOf(rule) }) {
        return (index + 1, finding)
      }
    }
    return nil
  }
}
