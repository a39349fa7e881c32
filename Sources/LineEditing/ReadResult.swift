/// How waiting for a line ended.
public enum ReadResult: Equatable, Sendable {
  case line(String)
  /// Ctrl-C: the line was dropped, the conversation goes on.
  case interrupted
  case endOfInput
  case failed(errno: Int32)
}
