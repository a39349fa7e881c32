/// Prints what a command costs in one wiring: printed, and executed again in silence as `undo` does it.
func measureSteps(rounds: Int) {
  let history = History(rounds: 20)
  let scenario = Story.scenario
  let times = Measurement(
    rounds: rounds,
    [{ for _ in 0..<50 { scenario.play() } }, { history.goBack(times: 20) }]
  ).medians
  let steps = 50 * scenario.commands.count * Documents.wirings
  let turns = 20 * history.count
  print("steps: a command in one wiring of todo")
  let full = times[0] / Double(steps)
  print(Row("with all laws", time: full, against: full).text)
  print(Row("silent", time: times[1] / Double(turns), against: full).text)
}

/// Prints what a command and an undo cost in tables of all lengths.
func measureRows(rounds: Int) {
  print("rows: an item added and removed, and taken back, in a table of so many rows")
  for wiring in ["correct", "published"] {
    for rows in [20, 200, 2000] {
      let story = Story(system: "items", wirings: wiring, commands: [])
      let conversation = story.conversation()
      conversation.perform("repeat \(rows) outside add Milk")
      let times = Measurement(
        rounds: rounds,
        [
          {
            for command in ["outside add Tea", "swipe 0", "tap Delete"] {
              conversation.perform(command)
            }
          },
          { conversation.perform("undo 3") },
        ]
      ).medians
      print("\(wiring), \(rows) rows")
      print(Row("a command", time: times[0] / 3, against: times[0] / 3).text)
      print(Row("undo", time: times[1], against: times[0] / 3).text)
    }
  }
}

/// A long history, whose last command is taken back and done again: each time all of it is executed in silence.
struct History {
  private let conversation = Story.round.conversation()
  /// How many commands it has.
  let count: Int

  init(rounds: Int) {
    count = rounds * Story.round.commands.count
    for _ in 0..<rounds {
      for command in Story.round.commands { conversation.perform(command) }
    }
  }

  func goBack(times: Int) {
    for _ in 0..<times {
      conversation.perform("undo")
      conversation.perform("redo")
    }
  }
}
