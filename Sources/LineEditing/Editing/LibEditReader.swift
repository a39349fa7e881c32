#if canImport(CLibEdit)
import CLibEdit
import Glibc

/// The editor this program was built with, or nil.
public let editorName: String? = "libedit \(LIBEDIT_MAJOR).\(LIBEDIT_MINOR)"

/// Lines from a person at a terminal, edited with the keys of libedit and of their `~/.editrc`.
///
///     let reader = LibEditReader(program: "notes", history: History(path: path), language: language)
///     while case .line(let line) = reader?.readLine(prompt: "notes> ") { … }
///
/// libedit edits and we draw, just before each wait for a key. While a line is read the terminal is
/// raw and Ctrl-C is a key like any other: it drops the line, never the session. Between two lines
/// the terminal is as the shell left it.
public final class LibEditReader: LineReader {
  /// What was entered before; each line is added at Enter.
  private(set) var history: History
  /// Whether what could follow is shown dimmed behind the line.
  public var showsHints = true

  let line: EditLine
  let input: TerminalInput
  let output = TerminalOutput()
  let language: Language
  private let terminal: TerminalGuard

  var prompt = ""
  var drawing = Drawing()
  /// The hint on the screen, and the line it belongs to.
  var hint: (line: String, hint: Hint)?
  /// The candidates below the line, until another key than Tab comes.
  var list: CandidateList?
  /// While it goes on, keys belong to it.
  var search: HistorySearch?
  var lastPattern = ""

  var assembler = ScalarAssembler()
  /// Keys that libedit has not taken yet.
  var keys: [Unicode.Scalar] = []
  /// Where the cursor was when libedit waited last, and in how long a line.
  var lastExtent = (cursor: 0, count: 0)
  /// Why there is no line; every further key is refused until `readLine` has said so.
  var ending: ReadResult?
  /// Lines that were entered at once with the last one.
  private var rest: [String] = []

  /// Nil where nobody can edit: no terminal on descriptor 0 or 1, or one that cannot move its cursor.
  ///
  /// `program` is the name lines of `~/.editrc` may begin with.
  public init?(
    program: String,
    sourcesEditrc: Bool = true,
    history: History = History(),
    language: Language = Language()
  ) {
    let kind = getenv("TERM").map { String(cString: $0) } ?? ""
    guard isatty(0) == 1, isatty(1) == 1, !["", "dumb"].contains(kind) else { return nil }
    adoptUTF8()
    guard let terminal = TerminalGuard(),
      let signals = SignalPipe(hearing: [SIGWINCH, SIGCONT, SIGTSTP]),
      let line = EditLine(program: program, entry: Self.entry)
    else { return nil }
    self.terminal = terminal
    self.line = line
    self.history = history
    self.language = language
    input = TerminalInput(signals: signals)

    line.setOwner(self)
    line.readKeys { line, key in
      guard let key, let reader = LibEditReader.owner(of: line), let scalar = reader.nextKey()
      else { return -1 }
      key.pointee = wchar_t(bitPattern: scalar.value)
      return 1
    }
    Self.addCommands(to: line)
    bindKeys()
    if sourcesEditrc {
      line.sourceUserFile()
      // `bind -v` empties the key map.
      if line.isVi { bindKeys() }
    }
    line.bind(KeyBindings.tab)
  }

  deinit {
    terminal.restore()
  }
}

extension LibEditReader {
  public func readLine(prompt: String) -> ReadResult {
    self.prompt = prompt
    ending = nil
    fflush(nil)
    if let error = history.takeError() { output.write("\(error)\n") }
    if !rest.isEmpty { return hand(rest.removeFirst()) }

    let text = terminal.guarding {
      input.signals.listening {
        output.write(Paste.on)
        defer { output.write(Paste.off) }
        return line.read()
      }
    }
    if let text, ending == nil { return enter(text) }
    let dropped = line.buffer.text
    output.write(drawing.finish(finished(dropped), ending: ending == .interrupted ? "^C" : ""))
    return ending ?? .endOfInput
  }

  public func forgetRest() {
    rest = []
  }

  /// Takes a text of one or more lines: each is handed out, and remembered, as if typed alone.
  private func enter(_ text: String) -> ReadResult {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.count > 1 { lines.removeAll { $0.allSatisfy(\.isWhitespace) } }
    for line in lines { history.add(line) }
    rest = Array(lines.dropFirst())
    return hand(lines.first ?? "")
  }

  private func hand(_ text: String) -> ReadResult {
    output.write(drawing.finish(finished(text)))
    return .line(text)
  }
}

extension LibEditReader {
  private func bindKeys() {
    for binding in KeyBindings.all(inVi: line.isVi) { line.bind(binding) }
  }

  static func owner(of line: OpaquePointer?) -> LibEditReader? {
    EditLine.owner(of: line, as: LibEditReader.self)
  }

  /// What libedit asks when somebody walks through the history.
  private static let entry: edit_entry = { line, number, count in
    guard let reader = owner(of: line) else { return nil }
    let entries = reader.history.entries
    count.pointee = Int32(entries.count)
    guard number > 0, number <= entries.count else { return nil }
    return reader.line.hold(entries[entries.count - Int(number)])
  }
}
#endif
