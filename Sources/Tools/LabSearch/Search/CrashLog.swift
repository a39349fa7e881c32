import LabConversation
import LabWork

/// Where the wirings' code has crashed in a search, and in which commands.
///
/// A crash costs one move. Code that crashes wherever a command is tried would cost one in each state, so after
/// some crashes in the same place the commands that came there are not tried any more.
struct CrashLog {
  private var places: [String: Place] = [:]

  private struct Place {
    var count = 0
    var commands: Set<String> = []
  }

  /// How often code may crash in one place before the commands that came there are left out.
  static let most = 8

  mutating func note(_ death: WorkerDeath, in command: String) {
    // Code that never comes back has no place, and takes too long to be tried again.
    let place = death.culprit ?? "\(death.reason) \(command)"
    places[place, default: Place()].count += death.culprit == nil ? CrashLog.most : 1
    places[place, default: Place()].commands.insert(command)
  }

  var isEmpty: Bool { places.isEmpty }

  /// All commands that have crashed, without their windows: in another window they crash as well.
  var acts: Set<String> {
    places.values.reduce(into: []) { $0.formUnion($1.commands.map(CrashLog.act(of:))) }
  }

  /// A command without its window.
  static func act(of command: String) -> String {
    (try? CommandParts(command))?.text(without: .in) ?? command
  }

  /// The commands that are not tried any more.
  var avoided: Set<String> {
    places.values.filter { $0.count >= CrashLog.most }
      .reduce(into: []) { $0.formUnion($1.commands) }
  }
}
