#if os(Linux)
/// Watches folders for entries that are saved, replaced, made or removed.
package final class FolderWatch {
  /// An entry of a folder that has changed.
  package struct Change: Hashable, Sendable {
    package let folder: String
    /// The entry's name; nil if so much has changed at once that the names are lost.
    package let name: String?
    package let isFolder: Bool
  }

  /// A file that ends the wait for changes, once something is written to it; a signal handler may do so.
  package let waker: Int32
  private let wakened: Int32
  private let events: Int32
  /// The names under which the caller watches a folder, by the system's number of it.
  private var folders: [Int32: Set<String>] = [:]

  package init() throws(SystemError) {
    events = inotify_init1(O_CLOEXEC | O_NONBLOCK)
    guard events >= 0 else { throw SystemError() }
    var pipes: [Int32] = [-1, -1]
    guard pipe(&pipes) == 0 else {
      let error = SystemError()
      close(events)
      throw error
    }
    (wakened, waker) = (pipes[0], pipes[1])
    for file in pipes { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(waker, F_SETFL, O_NONBLOCK)
  }

  deinit { for file in [events, wakened, waker] { close(file) } }

  /// Watches a folder as well; false if the caller watches it by this name already, or it is gone.
  package func add(_ folder: String) throws(SystemError) -> Bool {
    let number = inotify_add_watch(events, folder, UInt32(FolderWatch.kinds | IN_ONLYDIR))
    guard number >= 0 else {
      if [ENOENT, ENOTDIR, EACCES].contains(errno) { return false }
      throw SystemError()
    }
    return folders[number, default: []].insert(folder).inserted
  }

  private static let kinds = IN_CLOSE_WRITE | IN_CREATE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE
}

extension FolderWatch {
  /// Waits for changes, and returns each once; none if the time is over, or the caller is to wake up.
  package func changes(within milliseconds: Int32 = -1) -> Set<Change> {
    var files = [events, wakened].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&files, nfds_t(files.count), milliseconds) < 0 {
      guard errno == EINTR else { return [] }
    }
    return files[0].revents == 0 ? [] : readChanges()
  }

  private func readChanges() -> Set<Change> {
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = max(0, read(events, buffer.baseAddress, buffer.count))
    }
    let head = MemoryLayout<inotify_event>.size
    var changes: Set<Change> = []
    var start = 0
    while start + head <= bytes.count {
      let event = bytes.withUnsafeBytes {
        $0.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
      }
      let end = start + head + Int(event.len)
      let name = bytes[(start + head)..<min(end, bytes.count)].prefix { $0 != 0 }
      changes.formUnion(self.changes(of: event, String(decoding: name, as: UTF8.self)))
      start = end
    }
    return changes
  }

  /// What an event says about the folders, by each of their names.
  private func changes(of event: inotify_event, _ name: String) -> Set<Change> {
    let kind = Int32(truncatingIfNeeded: event.mask)
    if kind & IN_Q_OVERFLOW != 0 {
      let all = Set(folders.values.flatMap(\.self))
      return Set(all.map { Change(folder: $0, name: nil, isFolder: true) })
    }
    if kind & IN_IGNORED != 0 {
      folders[event.wd] = nil
      return []
    }
    let isFolder = kind & IN_ISDIR != 0
    let changes = folders[event.wd, default: []].map {
      Change(folder: $0, name: name, isFolder: isFolder)
    }
    // A new file has its content when the program that writes it closes it; a link has it at once.
    let isWhole = kind & IN_CREATE == 0 || isFolder
    return Set(changes.filter { isWhole || $0.isLink })
  }
}

extension FolderWatch.Change {
  /// Whether the entry is a link, or one of several names of a file.
  fileprivate var isLink: Bool {
    var status = stat()
    guard lstat("\(folder)/\(name ?? "")", &status) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFLNK || status.st_nlink > 1
  }
}

#else
/// Watches folders, where the system is Linux; elsewhere there is no watch.
package final class FolderWatch {
  package struct Change: Hashable, Sendable {
    package let folder: String
    package let name: String?
    package let isFolder: Bool
  }

  package let waker: Int32 = -1
  package init() throws(SystemError) { throw SystemError(ENOTSUP) }
  package func add(_ folder: String) throws(SystemError) -> Bool { false }
  package func changes(within milliseconds: Int32 = -1) -> Set<Change> { [] }
}

#endif
