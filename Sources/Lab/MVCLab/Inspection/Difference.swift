/// One thing in which a world differs from a correct wiring's world after the same commands.
package struct Difference: Codable, Sendable {
  /// The symptom, with what differs in a sentence.
  package let finding: Finding
  /// What tells it from other differences, whatever the window, the row and the numbers are.
  package let form: String
}
