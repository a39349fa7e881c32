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

  /// The microseconds between two looks at the files; they count as saved if both see the same.
  private static let pause: UInt32 = 50_000
  /// The looks after which the work begins, however often the files change.
  private static let mostLooks = 20

  /// Works, waits for a change, and works again; returns when the user stops it, or the work can't be done.
  func run() throws -> ExitStatus {
    Interruption.onCtrlC(.stopsRun)
    var known = files.stamps
    var status = try work()
    if [.usage, .missing].contains(status) { return status }
    while true {
      if let stop = Interruption.stopStatus { return stop }
      if [.unwritable, .interrupted, .hungUp, .terminated].contains(status) { return status }
      console.complain("watching \(list(files.paths)); a save starts it again, Ctrl-C ends")
      let changed = nextChanges(since: &known)
      if let stop = Interruption.stopStatus {
        console.complain(stop.meaning)
        return stop
      }
      console.complain(news(of: changed))
      status = try work()
    }
  }

  /// Waits for changes of the files, and returns their paths as the user sees them.
  private func nextChanges(since known: inout [String: FileStamp]) -> [String] {
    var now = files.stamps
    while now == known, Interruption.stopStatus == nil {
      usleep(Watch.pause)
      now = files.stamps
    }
    for _ in 0..<Watch.mostLooks {
      usleep(Watch.pause)
      let later = files.stamps
      if later == now { break }
      now = later
    }
    defer { known = now }
    let changed = Set(known.keys).union(now.keys).filter { known[$0] != now[$0] }
    let here = Files.absolute(".") + "/"
    return changed.map { $0.hasPrefix(here) ? String($0.dropFirst(here.count)) : $0 }.sorted()
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
