/// Random numbers that are the same in every run, and that a command can choose in advance.
public final class RandomSource {
  private var state: UInt64
  private var chosen: [Int] = []

  /// Makes a source; the same seed gives the same numbers.
  public init(seed: UInt64 = 0) { state = seed }

  /// Makes these the next numbers.
  package func choose(_ numbers: [Int]) { chosen += numbers }

  /// Returns a number from 0 up to, but not including, `bound`; a chosen number is taken modulo
  /// `bound`.
  public func next(below bound: Int) -> Int {
    guard chosen.isEmpty else { return (chosen.removeFirst() % bound + bound) % bound }
    return Int(draw() % UInt64(bound))
  }

  /// SplitMix64: small, and the same on every machine.
  private func draw() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension RandomSource {
  func describe(to digest: inout StateDigest) {
    digest.add(Int(truncatingIfNeeded: state >> 32))
    digest.add(Int(truncatingIfNeeded: state & 0xFFFF_FFFF))
    for number in chosen { digest.add(number) }
  }
}
