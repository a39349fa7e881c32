extension String {
  /// This text in single quotes, cut after 60 columns.
  package var inQuotes: String { "'\(truncated(to: 60))'" }

  /// This whole text in single quotes, in double ones if it has single ones in it, and in none if it has both.
  package var inOtherQuotes: String {
    let mark = ["'", "\""].first { !contains($0) } ?? ""
    return mark + self + mark
  }

  /// This text with `, ` in place of line breaks.
  package var onOneLine: String { split(separator: "\n").joined(separator: ", ") }
}

extension Array where Element: Hashable {
  /// Each element once, where it occurs first.
  package var withoutRepeats: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension [String] {
  /// The texts in a sentence, such as `a, b and c`.
  package func listed(_ conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}

/// The end of an error about a name, `; did you mean 'tap'?`; nothing if no name is near.
package func didYouMean(_ near: String?) -> String { near.map { "; did you mean '\($0)'?" } ?? "" }

/// A count with its noun, `1 row` or `2 rows`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
