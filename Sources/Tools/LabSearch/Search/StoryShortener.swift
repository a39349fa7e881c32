import LabConversation
import LabText
import MVCLab

/// Makes a story shorter and simpler, as long as it still shows the same defect at its end.
///
/// One that needs a kind of command that the first one does without shows another defect.
///
/// A story of a search through all states needs none of it: of the stories that lead to a state the
/// search keeps the first one, and it tries simple moves first. One of a random walk needs all of it, and so does a
/// known one.
struct StoryShortener {
  private let player: Player
  private let defect: Defect

  init(_ player: Player, _ defect: Defect) { (self.player, self.defect) = (player, defect) }

  /// The story up to the first move that shows the defect; nil if none does, or if a move is refused.
  private func shown(_ story: [String]) -> ShownStory? {
    guard let runs = player.runs(after: [], .silent) else { return nil }
    for (index, command) in story.enumerated() {
      let known = runs[0].findings.count
      guard player.play(command, in: runs, .silent) else { return nil }
      let played = Array(story.prefix(index + 1))
      let findings = player.findings(in: runs, after: known)
      let finding = findings.first {
        defect.isShown(by: $0)
          && defect.isCovered(by: player.subject.defect($0, after: played))
      }
      if let finding { return ShownStory(story: played, finding: finding) }
      // Worlds that differ can't go on side by side.
      if runs.count > 1, !findings.isEmpty { return nil }
    }
    return nil
  }

  /// What can happen after the first moves of a story.
  private func moves(after story: ArraySlice<String>) -> [String] {
    player.runs(after: Array(story)).map { player.moves(in: $0) } ?? []
  }
}

extension StoryShortener {
  /// The story without moves that it does not need: halves are left out, then quarters, then single ones.
  func withoutNeedless(_ story: [String]) -> ShownStory? {
    guard var best = shown(story) else { return nil }
    var size = max(1, best.story.count / 2)
    while true {
      var start = 0
      var isShorter = false
      while start < best.story.count {
        let end = min(best.story.count, start + size)
        if let rest = shown(Array(best.story[..<start] + best.story[end...])) {
          best = rest
          isShorter = true
        } else {
          start += size
        }
      }
      if size > 1 { size /= 2 } else if !isShorter { return best }
    }
  }

  /// The shortest and simplest story near this one.
  func refined(_ story: [String]) -> ShownStory? {
    guard var best = withoutNeedless(story) else { return nil }
    while true {
      best = simplified(best)
      guard let shorter = oneShorter(best.story).flatMap({ withoutNeedless($0.story) }) else {
        return best
      }
      best = shorter
    }
  }

  /// A story in which one move takes the place of two that follow each other; nil if there is none.
  private func oneShorter(_ story: [String]) -> ShownStory? {
    for index in story.indices.dropLast() {
      for move in moves(after: story[..<index]) {
        if let shorter = shown(story[..<index] + [move] + story[(index + 2)...]) { return shorter }
      }
    }
    return nil
  }

  /// The story with the simplest arguments, the first move's before the others'.
  private func simplified(_ best: ShownStory) -> ShownStory {
    var best = best
    for index in best.story.indices where index < best.story.count {
      let simpler = simplerMoves(than: best.story[index], after: best.story[..<index])
      for move in simpler {
        var story = best.story
        story[index] = move
        guard let shown = shown(story) else { continue }
        best = shown
        break
      }
    }
    return best
  }
}

// MARK: - Arguments

extension StoryShortener {
  /// The moves that differ from one in their arguments only, and that a search tries before it; and
  /// shorter times to wait, without an order of what is due then.
  private func simplerMoves(than move: String, after story: ArraySlice<String>) -> [String] {
    let form = form(of: move)
    guard form.name == Command.advance.name else {
      return moves(after: story).prefix { $0 != move }.filter { self.form(of: $0) == form }
    }
    let waits = [1, 10, 100, 1000].map { CommandText.advance(milliseconds: $0).text }
    let plain = (try? CommandParts(move))?.arguments.first.map { "advance \($0.text)" }
    return (waits + [plain].compactMap(\.self)).prefix { $0 != move }
  }

  /// What stays of a move if its rows, numbers, times and texts are others.
  private struct Form: Equatable {
    var screen: String?
    var name: String?
    var names: [String] = []
  }

  private func form(of move: String) -> Form {
    guard let line = try? CommandParts(move) else { return Form() }
    return Form(
      screen: line.prefixes.last?.value?.text,
      name: line.head?.text,
      names: line.argumentsWithoutText.filter { !isValue($0) }.map(\.text)
    )
  }

  private func isValue(_ word: Word) -> Bool {
    Int(word.text) != nil || word.duration != nil || word.text.isEmpty
      || player.subject.domain.texts.contains(word.text)
  }
}
