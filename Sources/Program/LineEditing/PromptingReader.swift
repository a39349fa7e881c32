import LabPlatform

/// Reads lines at a terminal without an editor: it prints a plain prompt, and the terminal itself handles
/// Backspace and Ctrl-D.
///
/// Ctrl-C drops the line and does not end the program.
public final class PromptingReader: LineReader {
  private let terminal: Int32
  private let lines: PlainReader
  private let signals: SignalPipe
  private let output = TerminalOutput()

  /// Returns nil if descriptor 0 or 1 is not a terminal.
  public init?() {
    guard StandardStream.isInteractive, let signals = SignalPipe(for: [SIGINT]) else {
      return nil
    }
    self.signals = signals
    // Ctrl-C may discard the input after `poll` has found it; a read that blocks would then miss Ctrl-C.
    // Descriptor 0 is shared with other programs, so only a new one may be non-blocking.
    let opened = ttyname(0).map { open($0, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) } ?? -1
    terminal = opened < 0 ? 0 : opened
    lines = PlainReader(descriptor: terminal)
  }

  deinit {
    if terminal != 0 { close(terminal) }
  }

  public func readLine(prompt: String) -> ReadResult {
    fflush(nil)
    guard Job.waitForTerminal() else { return .endOfInput }
    return signals.handling {
      output.write(prompt.withoutEscapeSequences)
      var result = lines.readLine(waitForInput: waitForInput)
      // A Ctrl-C just after Enter cancels the line too.
      if signals.next() != nil { result = .interrupted }
      switch result {
      case .line: break
      // The next output would otherwise follow the prompt on its row.
      case .interrupted, .endOfInput, .tooLong, .failed: output.write("\n")
      }
      return result
    }
  }

  /// Waits for input or Ctrl-C; returns false for Ctrl-C.
  private func waitForInput() -> Bool {
    while true {
      var wait = [
        pollfd(fd: terminal, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      poll(&wait, 2, -1)
      if wait[1].revents != 0, signals.next() != nil { return false }
      if wait[0].revents != 0 { return true }
    }
  }
}
