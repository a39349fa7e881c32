/// One door to the person at the keyboard, or to the file that stands in for one.
public protocol LineReader: AnyObject {
  /// The next line, without its line end; blocks until there is one.
  ///
  /// `prompt` may hold colours as ANSI SGR sequences. A reader that talks to nobody ignores it.
  func readLine(prompt: String) -> ReadResult

  /// Drops the lines that were entered at once with the last one and have not been handed out.
  func forgetRest()
}

extension LineReader {
  /// Where every line is entered alone there are none.
  public func forgetRest() {}
}
