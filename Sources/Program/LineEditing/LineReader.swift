/// Reads lines, from a user at a terminal or from a pipe or file.
public protocol LineReader: AnyObject {
  /// Returns the next line without its line end; blocks until the line is complete.
  ///
  /// `prompt` may contain colours as ANSI SGR sequences. A reader without a terminal ignores it.
  func readLine(prompt: String) -> ReadResult

  /// The lines that the user entered together with the last one and that are not yet returned.
  var pendingLines: [String] { get }

  /// Drops the lines that the user entered together with the last one and that are not yet returned.
  func dropPendingLines()

  /// Notes whether the program has refused a line; the user can recall it in this session, but it is no
  /// hint and is not saved.
  func mark(_ line: String, isRefused: Bool)
}

extension LineReader {
  /// None: this reader returns each line as soon as the user enters it.
  public var pendingLines: [String] { [] }

  /// The next line that the user entered together with the last one and that is not yet returned.
  public var pendingLine: String? { pendingLines.first }

  /// Does nothing: this reader returns each line as soon as the user enters it.
  public func dropPendingLines() {}

  /// Does nothing: this reader shows no hints.
  public func mark(_ line: String, isRefused: Bool) {}
}
