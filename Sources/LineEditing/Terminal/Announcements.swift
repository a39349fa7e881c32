import Glibc
import Synchronization

/// Messages for whoever sits at the terminal, from any thread: they appear above the line that is being
/// edited, and the line stays as it is.
public final class Announcements: Sendable {
  /// Readable while there are messages.
  let descriptor: Int32
  private let writing: Int32
  private let messages = Mutex<[String]>([])

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (descriptor, writing) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(writing)
  }

  /// Shows a message of one or more lines; if nobody edits a line now, above the next one.
  public func post(_ message: String) {
    messages.withLock { messages in
      messages.append(message)
      var byte: UInt8 = 0
      if messages.count == 1 { write(writing, &byte, 1) }
    }
  }

  /// What has been posted since it was last taken.
  func take() -> [String] {
    messages.withLock { messages in
      var byte: UInt8 = 0
      read(descriptor, &byte, 1)
      defer { messages = [] }
      return messages
    }
  }
}
