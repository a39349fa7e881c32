/// Compares the printed lines of a step with the expected ones.
enum Matching {
  /// Whether every line is expected, in order; an ellipsis takes any number of the lines that it may
  /// stand for.
  static func matches(_ expected: [Expected], _ printed: [ActualLine]) -> Bool {
    var start = 0
    while start < expected.count, let text = expected[start].text {
      guard start < printed.count, printed[start].text == text else { return false }
      start += 1
    }
    guard start < expected.count else { return start == printed.count }
    /// Whether the expected lines so far match the printed ones before each position.
    var reached = Array(repeating: false, count: printed.count + 1)
    reached[start] = true
    for line in expected[start...] {
      if line.text != nil {
        for index in printed.indices.reversed() where index >= start {
          reached[index + 1] = reached[index] && printed[index].text == line.text
        }
        reached[start] = false
      } else {
        for index in printed.indices where index >= start && reached[index] {
          reached[index + 1] = reached[index + 1] || line.takes(printed[index])
        }
      }
    }
    return reached[printed.count]
  }
}

extension Expected {
  /// Whether this ellipsis may stand for a line.
  ///
  /// None stands for an error, a failed expectation, a fault, or a finding in a correct wiring.
  func takes(_ line: ActualLine) -> Bool {
    text == nil && line.isOmittable && (sign == nil || line.text.first == sign)
  }
}
