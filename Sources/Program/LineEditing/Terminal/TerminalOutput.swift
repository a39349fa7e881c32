import LabPlatform

/// Writes to the terminal without a buffer.
struct TerminalOutput {
  struct Size {
    var columns: Int
    var rows: Int
  }

  /// The terminal's size; 80 by 24 if it is unknown.
  var size: Size {
    var window = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
      return Size(columns: 80, rows: 24)
    }
    return Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  func beep() { write("\u{07}") }

  func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { LabPlatform.write(1, $0.baseAddress, $0.count) }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno == EAGAIN {
        var wait = pollfd(fd: 1, events: Int16(POLLOUT), revents: 0)
        poll(&wait, 1, -1)
      } else if errno != EINTR {
        // The terminal has hung up; the next read reports that.
        return
      }
    }
  }
}
