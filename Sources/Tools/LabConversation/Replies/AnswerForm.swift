/// What the lines of an answer are, as far as it decides how the prompt prints them.
package enum AnswerForm: Codable, Sendable {
  /// Short lines, which several wirings may share.
  case lines
  /// Lines of source, which are too wide for columns.
  case source
  /// The text of a diagram for another program, which the user copies as it is.
  case diagram
}
