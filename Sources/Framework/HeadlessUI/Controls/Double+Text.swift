extension Double {
  /// The number as the user reads it: with at most ten decimals, and without a fraction if there is none.
  package var shortText: String {
    let scaled = (self * 1e10).rounded() / 1e10
    let text = (scaled.isFinite ? scaled : self).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The nearest number within the bounds; the lower bound for `nan`.
  func clamped(to bounds: ClosedRange<Double>) -> Double {
    isNaN ? bounds.lowerBound : min(bounds.upperBound, max(bounds.lowerBound, self))
  }

  /// The nearest whole number, within the bounds of `Int`.
  var asWhole: Int {
    let limit = 1e15
    let bounded = isNaN ? 0 : min(limit, max(-limit, self))
    return Int(bounded + (bounded < 0 ? -0.5 : 0.5))
  }
}
