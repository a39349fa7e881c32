import MVC

/// Some kinds of hops, as a set that is tested in a few instructions, because hops are many.
struct HopKinds {
  private let kinds: [Hop.Kind]
  private let bits: UInt32

  init(_ kinds: [Hop.Kind]) {
    self.kinds = kinds
    bits = kinds.reduce(0) { $0 | $1.bit }
  }

  func contains(_ kind: Hop.Kind) -> Bool { bits & kind.bit != 0 && kinds.contains(kind) }

  /// Whether a hop may be of these kinds, by the bits of its step.
  func mayBe(in step: HopBits) -> Bool { bits & step.all != 0 }

  /// The hops of a step that may be of these kinds, as positions in the step.
  func candidates(in step: HopBits) -> some Sequence<Int> {
    step.each.indices.lazy.filter { bits & step.each[$0] != 0 }
  }
}

/// The kinds of the hops of a step, whatever values they carry: a law that is about other kinds need not
/// look at the hops.
struct HopBits {
  fileprivate let each: [UInt32]
  fileprivate let all: UInt32

  init(of step: Range<Int>, in hops: [Hop]) {
    each = step.map { hops[$0].kind.bit }
    all = each.reduce(0, |)
  }
}

extension Hop.Kind {
  /// A bit for each case, whatever value it carries.
  fileprivate var bit: UInt32 {
    switch self {
    case .userEvent: 1 << 0
    case .outside: 1 << 1
    case .answer: 1 << 2
    case .timer: 1 << 3
    case .turn: 1 << 4
    case .targetAction: 1 << 5
    case .delegate: 1 << 6
    case .contract: 1 << 7
    case .block: 1 << 8
    case .notification: 1 << 9
    case .observation: 1 << 10
    case .event: 1 << 11
    case .dataSource: 1 << 12
    case .lifecycle: 1 << 13
    case .post: 1 << 14
    case .change: 1 << 15
    case .render: 1 << 16
    case .request: 1 << 17
    case .navigate: 1 << 18
    case .bind: 1 << 19
    }
  }
}
