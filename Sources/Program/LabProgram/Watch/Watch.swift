import LabFiles
import LabPlatform
import LabScenarios
import LabText

/// Does work again after each change of some files, until Ctrl-C.
///
/// Changes that come close together are one, and those that come during the work are done after it.
struct Watch {
  let files: WatchedFiles
  let console: Console
  /// Does the work in a program of its own, so that a crash ends only that.
  let work: () throws -> ExitStatus

  /// The milliseconds without a change after which the files count as saved.
  private static let pause: Int32 = 50
  /// The pauses after which the work begins, however often the files change.
  private static let mostPauses = 20

  /// Works, waits for a change, and works again; returns when the user stops it, or the work can't be done.
  func run() throws -> ExitStatus {
    let folders: FolderWatch
    do throws(SystemError) { folders = try FolderWatch() } catch { throw refusal(error) }
    Interruption.onCtrlC(.stopsRun(waker: folders.waker))
    try watch(with: folders)
    var status = try work()
    if [.usage, .missing].contains(status) { return status }
    while true {
      if let stop = Interruption.stopStatus { return stop }
      if [.unwritable, .interrupted, .hungUp, .terminated].contains(status) { return status }
      console.complain("watching \(list(files.paths)); a save starts it again, Ctrl-C ends")
      let changed = nextChanges(in: folders)
      if let stop = Interruption.stopStatus {
        console.complain(stop.meaning)
        return stop
      }
      try watch(with: folders)
      console.complain(news(of: changed))
      status = try work()
    }
  }

  /// Watches all folders of the files, also those that appear meanwhile.
  private func watch(with folders: FolderWatch) throws {
    do throws(SystemError) {
      var isNew = true
      while isNew {
        isNew = false
        for folder in files.folders { isNew = try folders.add(folder) || isNew }
      }
    } catch { throw refusal(error) }
  }

  private func refusal(_ error: SystemError) -> ExitError {
    let isFull = error.number == ENOSPC
    let reason = isFull ? "too many folders; raise 'fs.inotify.max_user_watches'" : "\(error)"
    return ExitError(.missing, "cannot watch \(list(files.paths)): \(reason)")
  }

  /// Waits for changes of the files, and returns their paths as the user sees them.
  private func nextChanges(in folders: FolderWatch) -> [String] {
    var changed: Set<FolderWatch.Change> = []
    while changed.isEmpty, Interruption.stopStatus == nil {
      changed = folders.changes().filter(files.includes)
    }
    for _ in 0..<Watch.mostPauses {
      let more = folders.changes(within: Watch.pause)
      if more.isEmpty { break }
      changed.formUnion(more.filter(files.includes))
    }
    let here = Files.absolute(".") + "/"
    return changed.map { change in
      let path = change.name.map { "\(change.folder)/\($0)" } ?? change.folder
      return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    }.withoutRepeats.sorted()
  }

  /// What became of the files: those that are still there have changed.
  private func news(of paths: [String]) -> String {
    let (saved, removed) = (paths.filter(Files.exists), paths.filter { !Files.exists($0) })
    return [
      saved.isEmpty ? nil : "\(list(saved)) \(saved.count == 1 ? "has" : "have") changed",
      removed.isEmpty ? nil : "\(list(removed)) \(removed.count == 1 ? "was" : "were") removed",
    ].compactMap(\.self).joined(separator: "; ")
  }

  /// The first paths, and how many there are beside them.
  private func list(_ paths: [String]) -> String {
    let more = paths.count - 3
    return paths.prefix(3).map(\.inQuotes).joined(separator: ", ")
      + (more > 0 ? " and \(more) more" : "")
  }
}
