/// An error in how a command is written, with its place in the line.
package struct ParseError: Error, Equatable {
  /// What is wrong.
  package let reason: CommandError
  /// Counted in characters from 1.
  package let column: Int

  package init(_ reason: CommandError, column: Int) {
    (self.reason, self.column) = (reason, column)
  }
}
