/// What one press of Tab comes to.
package enum CompletionStep: Equatable, Sendable {
  case nothing
  /// The word before the cursor gives way to a longer or finished one.
  case replace(word: String, with: String)
  case list([Candidate])
}
