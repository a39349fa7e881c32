import LabPlatform

/// Reads single keys at a terminal, without an echo and without Return.
///
/// Between two keys the terminal has the modes of the shell. Ctrl-C is a key, and Ctrl-Z stops the program.
public final class KeyReader {
  private let terminal: TerminalGuard
  private var input: TerminalInput

  /// A key that the user pressed.
  public enum Key: Equatable, Sendable {
    /// A key with a character.
    case character(Character)
    /// Return.
    case enter
    /// The arrow to the left.
    case left
    /// The arrow to the right.
    case right
    /// Ctrl-C.
    case interrupt
    /// Ctrl-D, or the terminal has hung up.
    case end
    /// No key: the program goes on after Ctrl-Z, and the shell has written on the screen.
    case resumed
  }

  /// Returns nil if descriptor 0 or 1 is not a terminal.
  public init?() {
    guard StandardStream.isInteractive, Job.waitForTerminal(), let terminal = TerminalGuard(),
      let signals = SignalPipe(for: [SIGCONT, SIGTSTP])
    else { return nil }
    (self.terminal, input) = (terminal, TerminalInput(signals: signals))
  }

  /// Calls `show`, which may tell the user what the keys do, and waits for a key that has a meaning.
  ///
  /// From the moment something is shown, no key is lost: to the terminal in the modes of the shell
  /// Ctrl-D would be the end of a line, and Ctrl-C a signal.
  public func readKey(showing show: () -> Void) -> Key {
    fflush(nil)
    guard Job.waitForTerminal() else { return .end }
    return terminal.guarding {
      input.signals.handling {
        setModes()
        defer { terminal.restore() }
        show()
        while true {
          if let key = nextKey() { return key }
        }
      }
    }
  }

  /// Nil for a key without a meaning.
  private func nextKey() -> Key? {
    switch input.next() {
    case .byte(let byte): return key(byte)
    case .signal(SIGTSTP):
      terminal.restore()
      input.signals.withDefaultActions { LabPlatform.kill(getpid(), SIGTSTP) }
      return .resumed
    case .signal: return .resumed
    case .end, .failed: return .end
    }
  }

  private func key(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x03: .interrupt
    case 0x04: .end
    case 0x0A, 0x0D: .enter
    case 0x1B: specialKey()
    case 0x20..<0x7F: .character(Character(Unicode.Scalar(byte)))
    default: nil
    }
  }

  /// The key that sends the bytes after an Escape.
  private func specialKey() -> Key? {
    guard let sequence = input.specialKey(), sequence.isSpecialKey else { return nil }
    switch sequence.bytes.last {
    case UInt8(ascii: "C"): return .right
    case UInt8(ascii: "D"): return .left
    default: return nil
    }
  }

  private func setModes() {
    var modes = termios()
    guard tcgetattr(0, &modes) == 0 else { return }
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
    let disabled = cc_t(truncatingIfNeeded: fpathconf(0, Int32(_PC_VDISABLE)))
    withUnsafeMutableBytes(of: &modes.c_cc) { bytes in
      bytes[Int(VINTR)] = disabled
      bytes[Int(VMIN)] = 1
      bytes[Int(VTIME)] = 0
    }
    tcsetattr(0, TCSADRAIN, &modes)
  }
}
