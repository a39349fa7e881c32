/// The result of reading a line.
public enum ReadResult: Equatable, Sendable {
  /// A line without its end.
  case line(String)
  /// The user pressed Ctrl-C: the line is dropped, and the caller may read the next one.
  case interrupted
  /// There are no more lines: the input is at its end, or the user pressed Ctrl-D in an empty line.
  case endOfInput
  /// The line has more bytes than this, and may never end: the caller reads no more lines.
  case tooLong(limit: Int)
  /// The input can't be read, for this reason of the C library.
  case failed(errno: Int32)
}
