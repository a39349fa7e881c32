import CCallStack

/// The calls that led to each hop from the one during which it happened, as addresses that they return to.
///
/// A plain call leaves no hop, but it is on the stack of the thread, and to read that costs nanoseconds. Names are looked
/// up only when somebody asks for them.
struct RecordedCalls {
  private var addresses: [UInt] = []
  /// Where the addresses of each hop end.
  private var ends: [Int32] = []
  /// The frame on the stack that runs the innermost hop, or plays the world; 0 if none does.
  var floor: UInt = 0

  /// How many calls are kept of each hop.
  private static let most = 48

  init(room: Int) {
    ends.reserveCapacity(room)
    addresses.reserveCapacity(8 * room)
  }

  /// Adds the calls that led to a hop which is recorded now.
  @inline(__always)
  mutating func note() {
    if floor > 0 {
      withUnsafeTemporaryAllocation(of: UInt.self, capacity: RecordedCalls.most) { calls in
        guard let start = calls.baseAddress else { return }
        let count = Int(callstack_walk(start, Int32(RecordedCalls.most), floor))
        addresses.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
      }
    }
    ends.append(Int32(truncatingIfNeeded: addresses.count))
  }

  /// The calls that have led here from the hop that runs, the innermost first.
  func here() -> [UInt] {
    guard floor > 0 else { return [] }
    var calls = [UInt](repeating: 0, count: RecordedCalls.most)
    let count = callstack_walk(&calls, Int32(calls.count), floor)
    return Array(calls.prefix(Int(count)))
  }

  /// The innermost calls of a thread that plays no world: enough to find the app's code.
  static func innermost() -> [UInt] {
    // No closure: one of Swift's library would be on the stack, and end the walk.
    var calls = [UInt](repeating: 0, count: 16)
    let count = callstack_walk_own(&calls, Int32(calls.count))
    return Array(calls.prefix(Int(count)))
  }

  /// The calls that led to a hop, the innermost first; the last is 0 if those before it are not known.
  subscript(hop: Int) -> ArraySlice<UInt> {
    guard ends.indices.contains(hop) else { return [] }
    return addresses[start(of: hop)..<Int(ends[hop])]
  }

  /// Forgets the calls that led to a hop and to all hops after it.
  mutating func remove(from hop: Int) {
    guard hop < ends.count else { return }
    addresses.removeSubrange(start(of: hop)...)
    ends.removeSubrange(hop...)
  }

  mutating func removeAll() {
    addresses.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  private func start(of hop: Int) -> Int { hop == 0 ? 0 : Int(ends[hop - 1]) }
}
