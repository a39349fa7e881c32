#if canImport(CLibEdit)
import Glibc

extension LibEditReader {
  /// The next character for libedit, or nil when there is none to come.
  func nextKey() -> Unicode.Scalar? {
    if keys.isEmpty, search == nil { settleCursor() }
    while ending == nil {
      if !keys.isEmpty {
        let key = keys.removeFirst()
        if key != "\t" { list = nil }
        return key
      }
      if !input.hasByte() { draw() }
      switch input.next() {
      case .byte(0x03): ending = .interrupted
      case .byte(0x1A): stop { kill(0, SIGTSTP) }
      case .byte(0x1C): stop { kill(0, SIGQUIT) }
      case .byte(0x1B): readEscape()
      case .byte(let byte): take(assembler.append(byte).map(\.typed))
      case .signal(SIGWINCH): resize()
      case .signal(SIGTSTP): stop { kill(getpid(), SIGSTOP) }
      case .signal: resume()
      case .end: ending = .endOfInput
      case .failed(let code): ending = .failed(errno: code)
      }
    }
    keys = []
    assembler = ScalarAssembler()
    search = nil
    list = nil
    return nil
  }

  /// Puts keys where libedit gets them; Backspace and Delete once for each scalar of the character
  /// they take away.
  func take(_ key: [Unicode.Scalar]) {
    guard search == nil else {
      keys += key
      return
    }
    if key == ["\u{7F}"] || key == ["\u{08}"] {
      let count = max(1, line.neighbourhood.lengthBefore)
      keys += repeatElement(key[0], count: count)
    } else if key == ["\u{04}"] || KeyBindings.isDelete(key) {
      let count = max(1, line.neighbourhood.lengthAfter)
      keys += repeatElement(key, count: count).joined()
    } else {
      keys += key
    }
  }

  /// A terminal's key sends the rest of its sequence at once; Escape alone is a key too.
  private func readEscape() {
    var sequence = EscapeSequence()
    while !sequence.isComplete, input.hasByte(within: sequence.bytes.isEmpty ? 30 : 300),
      case .byte(let byte) = input.nextByte()
    {
      sequence.append(byte)
    }
    // Some terminals send a key with Alt as an Escape and the key.
    if sequence.bytes == [0x1B], input.hasByte(within: 30) { return readEscape() }
    if sequence.bytes == Paste.beginning { return insert(readPaste()) }
    if line.isVi, let code = KeyBindings.viCode(for: sequence.bytes) { return take([code]) }
    // libedit would take the beginning for a key it does not know, and the rest for typed text.
    if sequence.isSpecialKey, !line.knows(sequence.bytes) { return output.beep() }
    take(["\u{1B}"] + sequence.bytes.flatMap { assembler.append($0) })
  }

  /// Whoever began to paste has all of it; if the second mark does not come, it was lost.
  private func readPaste() -> String {
    var paste = Paste()
    while paste.missing > 0, input.hasByte(within: 3000) {
      let bytes = input.bytes(atMost: paste.missing)
      if bytes.isEmpty { break }
      paste.append(bytes)
    }
    return paste.text
  }

  private func insert(_ text: String) {
    list = nil
    if search != nil {
      search?.paste(text)
    } else if !text.isEmpty, !line.replace(0, with: text) {
      output.beep()
    }
    lastExtent = line.extent
  }

  /// libedit counts scalars; a cursor that moved goes on to where a character begins or ends.
  ///
  /// Not while text comes in: what is typed before a flag is half a flag at first.
  private func settleCursor() {
    let extent = line.extent
    if extent.count == lastExtent.count, extent.cursor != lastExtent.cursor {
      let place = line.neighbourhood
      let isBack = extent.cursor < lastExtent.cursor
      line.move(by: place.settled(movingBack: isBack) - place.cursor)
    }
    lastExtent = line.extent
  }
}

// MARK: - Signals

extension LibEditReader {
  /// Does what the terminal does with Ctrl-Z in cooked mode: the whole job hears of it.
  private func stop(_ signal: () -> Void) {
    output.write(drawing.leave() + Paste.off)
    line.suspend()
    input.signals.deaf(signal)
    input.signals.forget()
    resume()
  }

  /// Whoever had the terminal meanwhile left the cursor in a row that is ours now.
  private func resume() {
    drawing = Drawing()
    line.resume()
    line.adoptWindowSize()
    output.write(Paste.on)
  }

  private func resize() {
    line.adoptWindowSize()
    drawing.rewrapped(columns: output.size.columns)
  }
}

extension Unicode.Scalar {
  /// The same, but for codes that only stand for keys.
  fileprivate var typed: Unicode.Scalar { (0x80..<0xA0).contains(value) ? "\u{FFFD}" : self }
}
#endif
