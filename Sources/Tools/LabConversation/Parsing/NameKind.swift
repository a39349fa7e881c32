/// A kind of name that a command may have; the raw value is what messages call it.
package enum NameKind: String, Sendable {
  case action
  case argument
  case choice
  case `class`
  case command
  case control
  case cost
  case exercise
  case expectation
  case field
  case file
  case form
  case lesson
  case misusedWiring = "misused wiring"
  case option
  case outcome
  case row
  case rule
  case screen
  case subject
  case symptom
  case system
  case table
  case topic
  case way
  case wiring

  /// The kind with its article: `a row`, `an action`.
  var withArticle: String {
    let isVowel = rawValue.first.map { "aeiou".contains($0) } ?? false
    return "\(isVowel ? "an" : "a") \(rawValue)"
  }
}

/// A kind of number that a command may have; the raw value is what messages call it.
package enum NumberKind: String, Sendable {
  case count
  case number
  case row

  /// What a text of this kind is: `row number` for a row.
  var noun: String { self == .row ? "row number" : rawValue }
}
