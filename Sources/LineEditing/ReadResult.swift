/// The result of reading a line.
public enum ReadResult: Equatable, Sendable {
  case line(String)
  /// The user pressed Ctrl-C: the line is dropped, and the caller may read the next one.
  case interrupted
  case endOfInput
  case failed(errno: Int32)
}
