/// The effect of one press of Tab.
package enum CompletionStep: Equatable, Sendable {
  case nothing
  /// Replaces the word before the cursor by a longer or complete one.
  case replace(word: String, with: String)
  /// Lists candidates for the word before the cursor.
  case list(word: String, [Candidate])
}
