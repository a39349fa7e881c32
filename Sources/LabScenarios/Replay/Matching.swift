/// Whether what was told is what was expected.
enum Matching {
  /// Every line must be expected, in order; `...` takes any number of them.
  static func matches(_ expected: [Expected], _ told: [ActualLine]) -> Bool {
    var (position, told) = (0, told[...])
    while position < expected.count, let text = expected[position].text {
      guard told.first?.text == text else { return false }
      told.removeFirst()
      position += 1
    }
    guard position < expected.count else { return told.isEmpty }
    let parts = expected[position...].split(omittingEmptySubsequences: false) { $0.text == nil }
    guard let tail = parts.last, told.count >= tail.count, ends(told, with: tail) else {
      return false
    }
    told.removeLast(tail.count)
    for part in parts.dropFirst().dropLast() {
      guard let start = find(part, in: told) else { return false }
      told = told[(start + part.count)...]
    }
    return true
  }

  private static func ends(_ told: ArraySlice<ActualLine>, with part: ArraySlice<Expected>) -> Bool
  {
    zip(told.suffix(part.count), part).allSatisfy { $0.text == $1.text }
  }

  private static func find(_ part: ArraySlice<Expected>, in told: ArraySlice<ActualLine>) -> Int? {
    guard told.count >= part.count else { return nil }
    return (told.startIndex...told.endIndex - part.count).first { start in
      zip(told[start...], part).allSatisfy { $0.text == $1.text }
    }
  }
}
