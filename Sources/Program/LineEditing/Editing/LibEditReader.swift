import LabPlatform

/// Reads lines that the user edits at a terminal, with the keys of libedit and of `~/.editrc`.
///
///     let reader = LibEditReader(program: "notes", history: History(path: path), language: language)
///     while case .line(let line) = reader?.readLine(prompt: "notes> ") { … }
///
/// libedit edits the text; the reader draws it before it waits for a key. While the user edits a line, the
/// terminal is in raw mode and Ctrl-C is a key: it drops the line and does not end the program. Between
/// two lines the terminal has the modes of the shell.
public final class LibEditReader: LineReader {
  /// The lines entered so far.
  private(set) var history: History
  /// Whether the reader shows a dimmed hint after the line.
  public var showsHints = true

  let line: LibEdit
  var input: TerminalInput
  let output = TerminalOutput()
  let language: Language
  private let terminal: TerminalGuard

  var prompt = ""
  var drawing = Drawing()
  /// The hint on the screen, and the line it belongs to.
  var hint: (line: String, hint: Hint)?
  /// The candidates below the line, as long as each key keeps them there.
  var list: CandidateList?
  var keepsList = false
  /// Whether the key changes the word for which the list is.
  var narrowsList = false
  /// The running search, which receives all keys.
  var search: HistorySearch?
  var lastSearch = (pattern: "", goesNewer: false)
  var walk = HistoryWalk()
  /// The move that begins when libedit has said how often; the cursor before.
  var pendingMove: (move: Move, cursor: Int)?
  /// The pasted text to insert when libedit waits for nothing but a new key.
  var pasted: String?

  /// What the command before the current one has done, and what this one does.
  var continued: Continuation?
  var continuation: Continuation?
  var undos = UndoList()
  /// The cursor and the length of the text if the last key inserts itself; nil after a key that does not.
  var typing: (cursor: Int, count: Int)?
  var kills = KillRing()
  /// The line in which libedit kills a text at this moment.
  var lineBeforeKill: EditedLine?
  /// The lines that the program has refused; they are no hints.
  private(set) var refusedLines: Set<String> = []
  /// The lines that the program has neither executed nor refused yet; they are not saved.
  private var unmarkedLines: [String] = []

  var assembler = ScalarAssembler()
  /// Keys that libedit has not read yet.
  var keys: [Unicode.Scalar] = []
  /// The cursor and the length of the line when libedit last read a key.
  var lastExtent = (cursor: 0, count: 0)
  /// Why reading stops without a line; until `readLine` returns it, libedit gets no more keys.
  var ending: ReadResult?
  public private(set) var pendingLines: [String] = []

  /// Returns nil if descriptor 0 or 1 is not a terminal, or the terminal cannot move its cursor.
  ///
  /// `program` is the name that a line of `~/.editrc` may start with.
  public init?(
    program: String,
    sourcesEditrc: Bool = true,
    history: History = History(),
    language: Language = Language()
  ) {
    let kind = getenv("TERM").map { String(cString: $0) } ?? ""
    guard StandardStream.isInteractive, !["", "dumb"].contains(kind), Job.waitForTerminal() else {
      return nil
    }
    adoptUTF8()
    guard let terminal = TerminalGuard(),
      let signals = SignalPipe(for: [SIGWINCH, SIGCONT, SIGTSTP]),
      let line = LibEdit(program: program)
    else { return nil }
    self.terminal = terminal
    self.line = line
    self.history = history
    self.language = language
    input = TerminalInput(signals: signals)

    line.reader = self
    bindKeys()
    if sourcesEditrc {
      line.sourceUserFile()
      // `bind -v` or `bind -e` in the file has removed all bindings.
      if line.isVi || !line.isBound(KeyBindings.ours) { bindKeys() }
    }
    for binding in KeyBindings.safe(insteadOf: line.bindings) { line.bind(binding) }
    line.bind(KeyBindings.tab)
  }

  deinit {
    saveUnmarkedLines()
    terminal.restore()
  }
}

extension LibEditReader {
  public func readLine(prompt: String) -> ReadResult {
    self.prompt = prompt
    ending = nil
    (list, continuation, undos, typing, walk) = (nil, nil, UndoList(), nil, HistoryWalk())
    // A macro of `bind -s` may have entered a line before libedit has read the codes that its keys stand for.
    (keys, pendingMove, pasted) = ([], nil, nil)
    fflush(nil)
    if pendingLines.isEmpty { saveUnmarkedLines() }
    if let error = history.takeError() { output.write("\(error)\n") }
    if !pendingLines.isEmpty { return finish(pendingLines.removeFirst()) }

    guard Job.waitForTerminal() else { return .endOfInput }
    let text = terminal.guarding {
      input.signals.handling {
        output.write(Paste.on)
        defer { output.write(Paste.off) }
        return line.read()
      }
    }
    if let text, ending == nil { return enter(text) }
    let dropped = line.buffer.text
    let mark = ending == .interrupted ? "^C" : ""
    output.write(drawing.finish(finishedLayout(of: dropped), ending: mark))
    return ending ?? .endOfInput
  }

  public func dropPendingLines() {
    pendingLines = []
  }

  public func mark(_ line: String, isRefused: Bool) {
    let entry = History.entry(for: line)
    if isRefused {
      refusedLines.insert(entry)
    } else {
      refusedLines.remove(entry)
      if unmarkedLines.contains(line) { history.save(line) }
    }
    unmarkedLines.removeAll { $0 == line }
  }

  /// Saves the lines of which the program has not said that it refuses them.
  private func saveUnmarkedLines() {
    for line in unmarkedLines { history.save(line) }
    unmarkedLines = []
  }

  /// Adds each line of a text to the history and returns the first; the others are pending.
  private func enter(_ text: String) -> ReadResult {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.count > 1 { lines.removeAll { $0.allSatisfy(\.isWhitespace) } }
    unmarkedLines = lines.count > 1 ? lines.filter(language.remembers) : lines
    for line in unmarkedLines { history.note(line) }
    pendingLines = Array(lines.dropFirst())
    return finish(lines.first ?? "")
  }

  private func finish(_ text: String) -> ReadResult {
    output.write(drawing.finish(finishedLayout(of: text)))
    return .line(text)
  }
}

extension LibEditReader {
  private func bindKeys() {
    for binding in KeyBindings.all(inVi: line.isVi) { line.bind(binding) }
  }
}
