import LabText

/// The states that a part of a divided search has reached, and how, as far as a merge needs it: each state counts once, and
/// of equally short stories the one is told that an undivided search finds first.
struct SeenStates: Sendable {
  /// A state, as another process knows it.
  struct State: Sendable {
    let digest: UInt64
    /// The number of the state that it was reached from.
    let parent: Int
    /// The place of its move among those of the parent.
    let position: Int
    /// How many moves were tried there.
    let moves: Int
    let isBeyond: Bool
  }

  /// The first state, then the others in the order in which they were reached.
  let states: [State]

  init(_ states: [State]) { self.states = states }

  /// How many moves were tried in all of them.
  var moves: Int { states.reduce(0) { $0 + $1.moves } }
}

// MARK: - Text

extension SeenStates {
  /// The states as text: some fifteen letters for each.
  var text: String {
    var bytes: [UInt8] = []
    var last = 0
    for state in states {
      for shift in stride(from: 0, to: 64, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: state.digest >> UInt64(shift)))
      }
      for number in [
        state.parent - last, state.position, state.moves << 1 | (state.isBeyond ? 1 : 0),
      ] {
        SeenStates.add(number, to: &bytes)
      }
      last = state.parent
    }
    return Base64.text(of: bytes)
  }

  /// Nil if the text is none of states.
  init?(_ text: String) {
    guard let bytes = Base64.bytes(of: text) else { return nil }
    var rest = bytes[...]
    var states: [State] = []
    while !rest.isEmpty {
      guard rest.count >= 8 else { return nil }
      let digest = rest.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      rest = rest.dropFirst(8)
      guard let step = SeenStates.number(from: &rest),
        let position = SeenStates.number(from: &rest), let moves = SeenStates.number(from: &rest)
      else { return nil }
      let parent = (states.last?.parent ?? 0) + step
      guard parent < states.count || states.isEmpty && parent == 0 else { return nil }
      states.append(
        State(
          digest: digest,
          parent: parent,
          position: position,
          moves: moves >> 1,
          isBeyond: moves & 1 == 1
        )
      )
    }
    self.init(states)
  }

  /// Seven bits of a number in a byte; the highest bit says that more follow.
  private static func add(_ number: Int, to bytes: inout [UInt8]) {
    var rest = UInt(bitPattern: number)
    while rest > 127 {
      bytes.append(UInt8(rest & 127) | 128)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private static func number(from bytes: inout ArraySlice<UInt8>) -> Int? {
    var number = 0
    for shift in stride(from: 0, to: 49, by: 7) {
      guard let byte = bytes.popFirst() else { return nil }
      number |= Int(byte & 127) << shift
      if byte < 128 { return number }
    }
    return nil
  }
}
