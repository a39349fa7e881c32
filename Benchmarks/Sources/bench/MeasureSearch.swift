import LabSearch
import LabSystems
import MVCLab

/// Prints how many moves a second the search tries in `todo correct`, and how many steps it plays for them, beside
/// the steps of a state machine of Hypothesis over the same list, and how much memory its states take.
func measureSearch(rounds: Int) {
  let depth = 5
  let script = "Benchmarks/Sources/bench/todo_machine.py"
  let machine = Program("/usr/bin/env", "python3", script, "200", "50")
  var (seconds, steps): ([Double], [Double]) = ([], [])
  var search = SearchRun(depth: depth)
  for _ in 0..<min(rounds, 3) {
    search = SearchRun(depth: depth)
    seconds.append(search.seconds)
    guard let numbers = machine.result()?.numbers, numbers.count == 2 else { break }
    steps.append(numbers[1] / numbers[0])
  }
  let move = seconds.sorted()[seconds.count / 2] / Double(search.moves)
  print("search: todo correct without a server, all laws on, one worker, \(depth) moves deep")
  print(Row("a move of the search", time: move, against: move).text)
  let played = Double(SearchRun.stepsPlayed(depth: depth))
  let alone = move * Double(search.moves) / played
  print(Row("a step, played again or new", time: alone, against: move).text)
  if steps.isEmpty {
    print("  no steps of Hypothesis: 'pip install hypothesis' installs it for python3")
  } else {
    print(Row("a step of Hypothesis", time: steps.sorted()[steps.count / 2], against: move).text)
  }
  print("  \(search.states) states, \(search.moves) moves; each plays its story from the beginning")
  measureMemory()
}

/// Prints the most memory that searches of several sizes take, each in a process of its own.
private func measureMemory() {
  print("memory: a search of todo correct, as a process")
  var sizes: [(states: Int, bytes: Int)] = []
  for depth in 3...6 {
    let search = Program(CommandLine.arguments[0], "--depth", "\(depth)").result()
    guard let search, search.numbers.count == 2 else { continue }
    sizes.append((Int(search.numbers[1]), search.memory))
    let states = Row.right("\(Int(search.numbers[1]))", 10)
    print("  \(states) states\(Row.right("\(search.memory >> 20) MB", 10))")
  }
  guard let last = sizes.popLast(), let other = sizes.popLast() else { return }
  let each = (last.bytes - other.bytes) / (last.states - other.states)
  let million = last.bytes + each * (1_000_000 - last.states)
  print("  \(each) bytes a state, so a million would take \(million >> 20) MB")
}

/// Prints how long one worker takes to see every state of `todo correct` in a bounded space.
///
/// The model of `StateCountTests`, which shares no code with the search, counts as many.
func measureWholeSpace() {
  guard let correct = System.todo.wirings.first else { fatalError("no wiring") }
  let domain = SearchDomain(texts: ["Milk", "Tea", "Bread"], windows: 2, rows: 1)
  let subject = SearchSubject(correct, of: .todo, domain: domain)
  let limits = SearchLimits(walks: 0, jobs: 1)
  let start = ContinuousClock.now
  let search = Search.perform(subject, limits)
  let seconds = (ContinuousClock.now - start) / .seconds(1)
  print("the whole space: todo correct, two windows, three titles, one row, one worker")
  let states = "\(search.isExhausted ? "all" : "not all") \(search.states) states"
  print("  \(states) in \(Int(seconds)) s, with \(search.transitions) moves")
}

/// A search of `todo correct` without a server.
struct SearchRun {
  let states: Int
  let moves: Int
  let seconds: Double

  /// Searches so many moves deep, in this process.
  init(depth: Int) {
    guard let correct = System.todo.wirings.first else { fatalError("no wiring") }
    let subject = SearchSubject(correct, of: .todo)
    let limits = SearchLimits(depth: depth, walks: 0, jobs: 1)
    let start = ContinuousClock.now
    let search = Search.first(subject, limits, where: { _ in false }).search
    (self.states, moves) = (search.states, search.transitions)
    seconds = (ContinuousClock.now - start) / .seconds(1)
  }

  /// How many steps a search so many moves deep plays: a move plays its story from the beginning.
  static func stepsPlayed(depth: Int) -> Int {
    var (steps, before) = (0, 0)
    for length in 1...depth {
      let moves = SearchRun(depth: length).moves
      steps += length * (moves - before)
      before = moves
    }
    return steps
  }
}
