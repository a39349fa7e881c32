#if canImport(CLibEdit)
import CLibEdit
import Glibc

/// The editor this program was built with, or nil.
public let editorName: String? = "libedit \(LIBEDIT_MAJOR).\(LIBEDIT_MINOR)"

/// Lines from a person at a terminal, edited with the keys of libedit and of their `~/.editrc`.
///
/// libedit edits and we draw, just before each wait for a key. While a line is read the terminal is
/// raw and Ctrl-C is a key like any other: it drops the line, never the session. Between two lines
/// the terminal is as the shell left it.
public final class LibEditReader: LineReader {
  private let line: EditLine
  private let terminal: TerminalGuard
  private let input: TerminalInput
  private let output = TerminalOutput()
  private let completion: (String) -> Completion

  private var prompt = ""
  private var drawing = Drawing()
  private var assembler = ScalarAssembler()
  private var keys: [Unicode.Scalar] = []
  /// Why there is no line; every further key is refused until `readLine` has said so.
  private var ending: ReadResult?

  /// Nil where nobody can edit: no terminal on descriptor 0 or 1, or one that cannot move its cursor.
  ///
  /// `completion` is asked at Tab about the line up to the cursor. `program` is the name lines of
  /// `~/.editrc` may begin with.
  public init?(
    program: String = "mvclab",
    sourcesEditrc: Bool = true,
    completion: @escaping (String) -> Completion
  ) {
    let kind = getenv("TERM").map { String(cString: $0) } ?? ""
    guard isatty(0) == 1, isatty(1) == 1, !["", "dumb"].contains(kind) else { return nil }
    adoptUTF8()
    guard let terminal = TerminalGuard(), let signals = SignalPipe(),
      let line = EditLine(program: program)
    else { return nil }
    self.terminal = terminal
    self.line = line
    self.completion = completion
    input = TerminalInput(signals: signals)

    line.setOwner(self)
    line.readKeys { line, key in
      guard let key, let reader = EditLine.owner(of: line, as: LibEditReader.self),
        let scalar = reader.nextKey()
      else { return -1 }
      key.pointee = wchar_t(bitPattern: scalar.value)
      return 1
    }
    line.addCommand(KeyBindings.complete, "complete the word before the cursor") { line, _ in
      EditLine.owner(of: line, as: LibEditReader.self)?.complete()
      return UInt8(CC_REFRESH)
    }
    line.addCommand(KeyBindings.clearScreen, "clear the screen") { line, _ in
      EditLine.owner(of: line, as: LibEditReader.self)?.clearScreen()
      return UInt8(CC_REFRESH)
    }
    KeyBindings.bindSpecialKeys(in: line)
    if sourcesEditrc {
      line.sourceUserFile()
      // `bind -v` empties the key map.
      if line.isVi { KeyBindings.bindSpecialKeys(in: line) }
    }
    KeyBindings.bindCommands(in: line)
  }

  deinit {
    terminal.restore()
  }

  public func readLine(prompt: String) -> ReadResult {
    self.prompt = prompt
    ending = nil
    fflush(nil)
    let text = terminal.guarding { input.signals.listening { line.read() } }
    if let text, ending == nil {
      output.write(drawing.finish(layout(text, cursor: text.unicodeScalars.count)))
      if !text.isEmpty { line.remember(text) }
      return .line(text)
    }
    let (dropped, _) = line.buffer
    let end = layout(dropped, cursor: dropped.unicodeScalars.count)
    output.write(drawing.finish(end, ending: ending == .interrupted ? "^C" : ""))
    return ending ?? .endOfInput
  }
}

// MARK: - Keys

extension LibEditReader {
  /// The next character for libedit, or nil when there is none to come.
  private func nextKey() -> Unicode.Scalar? {
    while ending == nil {
      if !keys.isEmpty { return keys.removeFirst() }
      if !input.hasByte() { draw() }
      switch input.next() {
      case .byte(0x03): ending = .interrupted
      case .byte(0x1A): raise(SIGTSTP)
      case .byte(0x1C): raise(SIGQUIT)
      case .byte(0x1B) where line.isVi: keys += afterEscape()
      case .byte(let byte): keys += assembler.append(byte)
      case .signal(SIGWINCH): resize()
      case .signal: resume()
      case .end: ending = .endOfInput
      case .failed(let code): ending = .failed(errno: code)
      }
    }
    keys = []
    assembler = ScalarAssembler()
    return nil
  }

  /// In vi, Escape alone is a command; a terminal's key sends the rest of its sequence at once.
  private func afterEscape() -> [Unicode.Scalar] {
    var sequence: [UInt8] = []
    while input.hasByte(within: 30), case .byte(let byte) = input.nextByte() {
      sequence.append(byte)
      if let code = KeyBindings.viCode(for: sequence) { return [code] }
      let introduces = sequence == [UInt8(ascii: "[")] || sequence == [UInt8(ascii: "O")]
      guard introduces || sequence.count > 1 && byte < 0x40 else { break }
    }
    return ["\u{1B}"] + sequence.flatMap { assembler.append($0) }
  }

  /// Does what the terminal does with Ctrl-Z in cooked mode: the whole job hears of it.
  private func raise(_ signal: Int32) {
    output.write(drawing.leave())
    line.suspend()
    kill(0, signal)
    input.signals.forget()
    resume()
  }

  /// Whoever had the terminal meanwhile left the cursor in a row that is ours now.
  private func resume() {
    drawing = Drawing()
    line.resume()
    line.adoptWindowSize()
  }

  private func resize() {
    line.adoptWindowSize()
    let (text, cursor) = line.buffer
    drawing.rewrapped(as: layout(text, cursor: cursor))
  }
}

// MARK: - Screen

extension LibEditReader {
  private func layout(_ text: String, cursor: Int) -> Layout {
    Layout(prompt: prompt, text: text, cursor: cursor, columns: output.size.columns)
  }

  private func draw() {
    let (text, cursor) = line.buffer
    output.write(drawing.redraw(layout(text, cursor: cursor), height: output.size.rows))
  }

  private func clearScreen() {
    drawing = Drawing()
    output.write("\u{1B}[H\u{1B}[2J")
  }

  private func complete() {
    let (text, cursor) = line.buffer
    let before = String(text.unicodeScalars.prefix(cursor))
    switch completion(before).step(after: before) {
    case .nothing:
      output.write("\u{07}")
    case .replace(let word, let replacement):
      if !line.replace(word.unicodeScalars.count, with: replacement) { output.write("\u{07}") }
    case .list(let candidates):
      draw()
      let size = output.size
      let rows = CandidateList(candidates).rows(width: size.columns, height: max(1, size.rows - 2))
      output.write(drawing.leave() + rows.map { $0 + "\r\n" }.joined())
    }
  }
}
#else
/// The editor this program was built with, or nil.
public let editorName: String? = nil

/// Never made where libedit was not there to build with, so that callers need no condition.
public final class LibEditReader: LineReader {
  public init?(
    program: String = "mvclab",
    sourcesEditrc: Bool = true,
    completion: @escaping (String) -> Completion
  ) {
    nil
  }

  public func readLine(prompt: String) -> ReadResult { .endOfInput }
}
#endif
