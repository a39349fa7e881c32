/// What a view knows of its paints.
package struct Paints {
  /// The last paint of each aspect, as an index of a hop; -1 for none.
  private var hops: InlineArray<5, Int32> = .init(repeating: -1)
  /// A bit for each aspect that was painted because a model had spoken, or a table asked for a cell.
  private var pictures: UInt8 = 0
  /// A bit for each aspect that the user changed last.
  private var entries: UInt8 = 0
}

extension Paints {
  /// The last paint of an aspect, as an index of a hop; nil if there was none.
  package func last(_ aspect: PaintedAspect) -> Int? {
    let hop = hops[Int(aspect.rawValue)]
    return hop < 0 ? nil : Int(hop)
  }

  /// Whether an aspect was ever a picture of a model.
  package func isPicture(_ aspect: PaintedAspect) -> Bool { pictures & aspect.bit != 0 }

  /// The aspects that were, as bits; what the user can do now is no picture of a model.
  package var pictureBits: Int { Int(pictures & ~PaintedAspect.enabling.bit) }

  /// Whether the user changed an aspect last.
  package func isEntry(_ aspect: PaintedAspect) -> Bool { entries & aspect.bit != 0 }

  mutating func note(_ aspect: PaintedAspect, at hop: Int, isHeard: Bool) {
    hops[Int(aspect.rawValue)] = Int32(truncatingIfNeeded: hop)
    if isHeard { pictures |= aspect.bit }
    entries &= ~aspect.bit
  }

  /// Notes that the user has changed the content by an act.
  mutating func noteEntry(at hop: Int) {
    note(.content, at: hop, isHeard: false)
    entries |= PaintedAspect.content.bit
  }
}

extension PaintedAspect {
  fileprivate var bit: UInt8 { 1 << rawValue }
}
