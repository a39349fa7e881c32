import CCounting
import LabConversation
import LabSystems

/// Runs a piece of work whose instructions callgrind counts, with `--instr-atstart=no`.
private func counted(_ work: () -> Void) {
  counting_start()
  work()
  counting_stop()
}

/// Counts taps that add a row and remove it, in the loop with this word in its name.
func countLoop(_ name: String, events: Int) {
  guard let loop = namedLoops().first(where: { $0.name.contains(name) })?.loop else {
    fatalError("no loop '\(name)'")
  }
  loop.insertAndDelete(events: 2000)
  counted { loop.insertAndDelete(events: events) }
  print("\(events) events")
}

/// Counts a search after a small one that learns the types.
func countMoves(depth: Int) {
  _ = SearchRun(depth: 1)
  var search: SearchRun?
  counted { search = SearchRun(depth: depth) }
  if let search { print("\(search.moves) moves, \(search.states) states") }
}

/// Counts the first steps of a round, in a conversation about a system's first wiring.
func countSteps(_ count: Int, of system: String, windows: Int, after steps: Int) {
  guard let rounds = Rounds.all.first(where: { $0.system == system }) else {
    fatalError("no rounds of '\(system)'")
  }
  let conversation = Conversation(systems: .all)
  for line in rounds.beginning { conversation.perform(line) }
  for _ in 1..<windows { conversation.perform(rounds.opening) }
  func play(_ count: Int) {
    for step in 0..<count { conversation.perform(rounds.steps[step % rounds.steps.count]) }
  }
  play(steps)
  counted { play(count) }
  print("\(count) steps")
}

/// A story about two windows and more that comes back to where it began, so that it can be of any length.
private struct Rounds {
  let system: String
  let beginning: [String]
  /// What opens a further window.
  let opening: String
  let steps: [String]

  init(_ system: String, beginning: [String] = [], opening: String, steps: [String]) {
    self.system = system
    self.beginning = ["system \(system)", "wirings correct"] + beginning
    self.opening = opening
    self.steps = steps
  }

  static let all = [
    Rounds(
      "todo",
      opening: "open list",
      steps: [
        "in first tap Add", "in second tap Add", "in first select 0", "in first type 'Milk'",
        "in first tap Save", "in second swipe 0", "in second confirm Delete", "in first swipe 0",
        "in first confirm Delete", "layout",
      ]
    ),
    Rounds(
      "news",
      // A second page, so that scrolling asks for no third one.
      beginning: ["server ok", "scroll 2", "server ok", "scroll 0"],
      opening: "open feed",
      steps: [
        "in first tap like row 0", "server ok", "in first tap like row 0", "server ok",
        "in second tap follow row 0", "server ok", "in second tap follow row 0", "server ok",
        "in first scroll 1", "in first scroll 0",
      ]
    ),
    Rounds(
      "inbox",
      beginning: [
        "server ok", "server ok", "server ok", "server ok", "scroll 1", "server ok", "server ok",
        "scroll 0", "select 0", "server ok", "back",
      ],
      opening: "open inbox",
      steps: [
        "in first tap star row 1", "server ok", "in first tap star row 1", "server ok",
        "in second select 0", "server ok", "in second back", "in first scroll 1",
        "in first scroll 0", "layout",
      ]
    ),
  ]
}
