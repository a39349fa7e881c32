/// One line of a table of results.
///
///     recorded                              612 ns     1633987/s     1.00
struct Row {
  let text: String

  /// `time` and the time it is compared `against`, in seconds for one event.
  ///
  /// The last column is how many times as fast as that it is.
  init(_ name: String, time: Double, against other: Double) {
    let perSecond = Int((1 / time).rounded())
    text =
      "  " + Row.left(name, 34) + Row.right(Row.short(time), 10)
      + Row.right("\(perSecond)/s", 14) + Row.right(Row.ratio(other / time), 9)
  }

  static func short(_ time: Double) -> String {
    time < 1e-5
      ? "\(Int((time * 1e9).rounded())) ns"
      : time < 1e-2
        ? "\(Int((time * 1e6).rounded())) us" : "\(Int((time * 1e3).rounded())) ms"
  }

  private static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  static func ratio(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
  }
}
