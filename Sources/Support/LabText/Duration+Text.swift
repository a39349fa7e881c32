extension Duration {
  /// The seconds as a decimal number with so many digits after the point, rounded.
  package func inSeconds(digits: Int) -> String {
    let scale = (0..<digits).reduce(Int64(1)) { unit, _ in unit * 10 }
    let atto = 1_000_000_000_000_000_000 / scale
    let (seconds, attoseconds) = components
    let units = seconds * scale + (attoseconds + atto / 2) / atto
    let fraction = "\(units % scale)"
    guard digits > 0 else { return "\(units)" }
    return "\(units / scale)."
      + String(repeating: "0", count: digits - fraction.utf8.count) + fraction
  }
}
