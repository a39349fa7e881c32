/// The states of a whole search, found again from those of its parts.
struct MergedStates {
  /// The number that each state of each part has in the whole search; nil where another part reaches the state earlier.
  private(set) var numbers: [[Int?]]
  private(set) var count = 0
  private(set) var beyond = 0
  /// How many moves were tried; those in a state that several parts have tried count once.
  let moves: Int

  /// One of the ways on which parts have reached states.
  private struct Way {
    /// The number of the parent in the whole search, and the move there.
    let step: (parent: Int, position: Int)
    let part: Int
    let number: Int
  }

  /// Repeats the search level by level: of several ways to a state, the first one counts.
  init(_ parts: [SeenStates]) {
    var tried: [UInt64: Int] = [:]
    for part in parts {
      for state in part.states { tried[state.digest] = max(tried[state.digest] ?? 0, state.moves) }
    }
    moves = tried.values.reduce(0, +)
    numbers = parts.map { Array(repeating: nil, count: $0.states.count) }
    var known: Set<UInt64> = []
    // The states of a level follow each other, as their parents do.
    var level = parts.map { 0..<min(1, $0.states.count) }
    while level.contains(where: { !$0.isEmpty }) {
      add(level, of: parts, &known)
      level = zip(parts, level).map { part, last in
        let rest = part.states[last.upperBound...]
        return last.upperBound..<(rest.firstIndex { $0.parent >= last.upperBound } ?? rest.endIndex)
      }
    }
  }

  private mutating func add(
    _ level: [Range<Int>],
    of parts: [SeenStates],
    _ known: inout Set<UInt64>
  ) {
    var ways: [Way] = []
    for (part, range) in level.enumerated() {
      for number in range {
        let state = parts[part].states[number]
        guard let parent = number == 0 ? 0 : numbers[part][state.parent] else { continue }
        ways.append(Way(step: (parent, state.position), part: part, number: number))
      }
    }
    ways.sort {
      ($0.step.parent, $0.step.position, $0.part) < ($1.step.parent, $1.step.position, $1.part)
    }
    var last: (parent: Int, position: Int)?
    for way in ways {
      let state = parts[way.part].states[way.number]
      if let last, last == way.step {
        numbers[way.part][way.number] = count - 1
      } else if known.insert(state.digest).inserted {
        numbers[way.part][way.number] = count
        count += 1
        if state.isBeyond { beyond += 1 }
        last = way.step
      }
    }
  }
}
