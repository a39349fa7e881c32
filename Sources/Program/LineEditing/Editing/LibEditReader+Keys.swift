import LabPlatform

extension LibEditReader {
  /// Returns the next key for libedit; nil if the reader stops reading.
  func nextKey() -> Unicode.Scalar? {
    if keys.isEmpty, search == nil { endCommand() }
    while ending == nil {
      if !keys.isEmpty { return keys.removeFirst() }
      if !input.hasByte() { draw() }
      switch input.next() {
      case .byte(0x03): ending = .interrupted
      case .byte(0x1A): suspend { LabPlatform.kill(0, SIGTSTP) }
      case .byte(0x1C): suspend { LabPlatform.kill(0, SIGQUIT) }
      case .byte(0x1B): readEscape()
      case .byte(let byte): press(assembler.append(byte).map(\.withoutCode))
      // The next drawing has the new size.
      case .signal(SIGWINCH): continue
      case .signal(SIGTSTP): suspend { LabPlatform.kill(getpid(), SIGTSTP) }
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

  /// Ends the last command: libedit has done its part.
  private func endCommand() {
    takeKilledText()
    finishMove()
    alignCursor()
    insertPaste()
    if narrowsList { narrowList() } else if !keepsList { list = nil }
    narrowsList = false
  }

  /// Stores the key that the user has pressed.
  private func press(_ key: [Unicode.Scalar]) {
    if key == ["\r"] || key == ["\n"], search == nil, acceptsOnly {
      list = nil
      return
    }
    begin(key)
    enqueue(key)
  }

  /// Stores keys for libedit.
  ///
  /// Backspace and Delete are repeated for each scalar of the character that they delete.
  func enqueue(_ key: [Unicode.Scalar]) {
    guard search == nil else {
      keys += key
      return
    }
    if key == ["\u{7F}"] || key == ["\u{08}"] {
      let count = max(1, line.textAroundCursor.lengthBefore)
      keys += repeatElement(key[0], count: count)
    } else if key == ["\u{04}"] || KeyBindings.isDelete(key) {
      let count = max(1, line.textAroundCursor.lengthAfter)
      keys += repeatElement(key, count: count).joined()
    } else {
      keys += key
    }
  }

  /// Reads a special key; a lone Escape is a key too.
  private func readEscape() {
    guard let sequence = input.specialKey(isBound: line.isBound) else { return }
    if sequence.bytes == Paste.start {
      begin(["\u{1B}", "["])
      return take(paste: readPaste())
    }
    if line.isVi, let code = KeyBindings.viCode(for: sequence.bytes) { return press([code]) }
    // libedit would drop the start of an unknown sequence and insert the rest as text.
    if sequence.isSpecialKey, !line.isBound(sequence.bytes) { return output.beep() }
    press(["\u{1B}"] + sequence.bytes.flatMap { assembler.append($0) })
  }

  /// Reads a paste up to its second mark, or until no byte arrives for three seconds.
  private func readPaste() -> String {
    var paste = Paste()
    while paste.missing > 0, input.hasByte(within: 3000) {
      let bytes = input.bytes(atMost: paste.missing)
      if bytes.isEmpty { break }
      paste.append(bytes)
    }
    return paste.text
  }

  /// Pastes into the search; without one, ends what libedit waits for, such as the second key of Ctrl-X, before the text
  /// is inserted: the next key is a new one.
  private func take(paste text: String) {
    list = nil
    if search == nil {
      pasted = text
      keys.append(KeyBindings.paste)
    } else {
      search?.paste(text)
    }
  }

  private func insertPaste() {
    guard let text = pasted else { return }
    pasted = nil
    if !text.isEmpty, !line.replace(0, with: text) { output.beep() }
    lastExtent = line.extent
  }

  /// Moves the cursor out of a character; libedit moves it by scalars.
  ///
  /// It does nothing after an insertion, because the next scalar may complete the character.
  private func alignCursor() {
    let extent = line.extent
    if extent.count == lastExtent.count, extent.cursor != lastExtent.cursor {
      let text = line.textAroundCursor
      let isBack = extent.cursor < lastExtent.cursor
      line.move(by: text.characterBoundary(movingBack: isBack) - text.cursor)
    }
    lastExtent = line.extent
  }
}

// MARK: - Signals

extension LibEditReader {
  /// Restores the terminal and sends a signal to the whole job, as the terminal does in cooked mode.
  private func suspend(_ signal: () -> Void) {
    suspend(leaving: drawing.leave(), while: signal)
  }

  /// Restores the terminal while `body` runs; writes `text` before.
  func suspend(leaving text: String, while body: () -> Void) {
    output.write(text + Paste.off)
    line.suspend()
    input.signals.withDefaultActions(body)
    input.signals.discard()
    resume()
  }

  /// Takes over the terminal again, when the job has it; draws the line in the row where the cursor is.
  private func resume() {
    drawing = Drawing()
    guard Job.waitForTerminal() else {
      ending = .endOfInput
      return
    }
    line.resume()
    output.write(Paste.on)
  }
}

extension Unicode.Scalar {
  /// This scalar; U+FFFD if it is a code that stands for a key, or the mark that counts.
  var withoutCode: Unicode.Scalar {
    (0x80..<0xA0).contains(value) || self == LibEditReader.counter ? "\u{FFFD}" : self
  }
}
