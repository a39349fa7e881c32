import MVCLab

/// The differences from a correct wiring that a search has seen, and the states that come after one.
///
/// A wiring that differs once often differs from then on. So the search goes on in a few states after each new difference,
/// and tells there only what differs in a way that it has not seen.
struct SeenDifferences: Sendable {
  /// Where a search stands between the two wirings.
  enum Course: Equatable {
    /// Their screens have always been equal.
    case alike
    /// They come after the difference with this number.
    case after(Int)
    /// They differ in a way that was seen before: the search does not go on.
    case over
  }

  /// How many states the search goes on from after each difference.
  static let statesAfterEach = 50

  private var forms: Set<String> = []
  /// The number of the difference that a state comes after, by the number of the state.
  private var origins: [Int: Int] = [:]
  /// How many more states may come after each difference.
  private var room: [Int] = []
  /// Whether a state was left out, because enough others come after the same difference.
  private(set) var isCut = false
}

extension SeenDifferences {
  /// The difference that a state comes after; nil if it comes after none.
  func origin(of state: Int) -> Int? { origins[state] }

  /// Notes differences, and returns those that it has not seen in any form.
  mutating func notice(_ found: [Difference]) -> [Difference] {
    found.filter { forms.insert($0.form).inserted }
  }

  /// The course after differences, of which some are new.
  mutating func course(from origin: Int?, isNew: Bool) -> Course {
    guard isNew else { return origin.map(Course.after) ?? .over }
    room.append(SeenDifferences.statesAfterEach)
    return .after(room.count - 1)
  }

  /// Whether the search goes on from one more state.
  mutating func haveRoom(on course: Course) -> Bool {
    switch course {
    case .alike: return true
    case .over: return false
    case .after(let difference):
      if room[difference] == 0 { isCut = true }
      return room[difference] > 0
    }
  }

  /// Notes that the search goes on from a state.
  mutating func note(_ state: Int, on course: Course) {
    guard case .after(let difference) = course else { return }
    origins[state] = difference
    room[difference] -= 1
  }
}
