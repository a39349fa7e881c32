/// Compares the printed lines of a step with the expected ones.
enum Matching {
  /// Whether every line is expected, in order; `...` takes any number of lines.
  static func matches(_ expected: [Expected], _ printed: [ActualLine]) -> Bool {
    var (position, rest) = (0, printed[...])
    while position < expected.count, let text = expected[position].text {
      guard rest.first?.text == text else { return false }
      rest.removeFirst()
      position += 1
    }
    guard position < expected.count else { return rest.isEmpty }
    let parts = expected[position...].split(omittingEmptySubsequences: false) { $0.text == nil }
    guard let tail = parts.last, rest.count >= tail.count, ends(rest, with: tail) else {
      return false
    }
    rest.removeLast(tail.count)
    for part in parts.dropFirst().dropLast() {
      guard let start = find(part, in: rest) else { return false }
      rest = rest[(start + part.count)...]
    }
    return true
  }

  private static func ends(_ lines: ArraySlice<ActualLine>, with part: ArraySlice<Expected>) -> Bool
  {
    zip(lines.suffix(part.count), part).allSatisfy { $0.text == $1.text }
  }

  private static func find(_ part: ArraySlice<Expected>, in lines: ArraySlice<ActualLine>) -> Int? {
    guard lines.count >= part.count else { return nil }
    return (lines.startIndex...lines.endIndex - part.count).first { start in
      zip(lines[start...], part).allSatisfy { $0.text == $1.text }
    }
  }
}
