import Glibc

/// Lines from a person at a terminal nobody can edit on: a plain prompt, and what the terminal itself
/// does with Backspace and Ctrl-D.
///
/// Ctrl-C drops the line, never the session.
public final class PromptingReader: LineReader {
  private let lines = PlainReader()
  private let signals: SignalPipe
  private let output = TerminalOutput()

  /// Nil where there is nobody: no terminal on descriptor 0 or 1.
  public init?() {
    guard isatty(0) == 1, isatty(1) == 1, let signals = SignalPipe(hearing: [SIGINT]) else {
      return nil
    }
    self.signals = signals
  }

  public func readLine(prompt: String) -> ReadResult {
    fflush(nil)
    return signals.listening {
      output.write(prompt.withoutEscapeSequences)
      var result = lines.readLine(waits: waitsForInput)
      // Pressed just behind Enter, it means the line as well.
      if signals.next() != nil { result = .interrupted }
      switch result {
      case .line: break
      // Otherwise what follows would stand behind the prompt.
      case .interrupted, .endOfInput, .failed: output.write("\n")
      }
      return result
    }
  }

  /// Waits for either; a person who pressed Ctrl-C has nothing more to say.
  private func waitsForInput() -> Bool {
    while true {
      var wait = [
        pollfd(fd: 0, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      poll(&wait, 2, -1)
      if wait[1].revents != 0, signals.next() != nil { return false }
      if wait[0].revents != 0 { return true }
    }
  }
}
