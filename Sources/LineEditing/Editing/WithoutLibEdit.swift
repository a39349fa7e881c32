#if !canImport(CLibEdit)
/// The editor this program was built with, or nil.
public let editorName: String? = nil

/// Never made where libedit was not there to build with, so that callers need no condition.
public final class LibEditReader: LineReader {
  public var showsHints = true

  public init?(
    program: String,
    sourcesEditrc: Bool = true,
    history: History = History(),
    language: Language = Language()
  ) {
    nil
  }

  public func readLine(prompt: String) -> ReadResult { .endOfInput }
}
#endif
