import LabPlatform
import Synchronization

/// Tells the code that plays a world from other code of the process.
///
/// A world may be played now by one thread and now by another, but never by two at a time.
final class HomeThread: Sendable {
  private let state = Mutex(State())

  private struct State {
    var player = Player(thread: 0, task: nil)
    var refused: [OutsideThread] = []
  }

  /// Whether the code that asks plays the world, or belongs to a task that the world has begun.
  var isHere: Bool {
    let player = state.withLock(\.player)
    return Player.current.isSame(as: player) || Runtime.current?.tasks.home === self
  }

  /// Makes the caller the one that plays the world.
  func settle() { state.withLock { $0.player = .current } }

  /// Keeps code out that other code of the process wants to resume.
  func refuse(_ owner: Participant, _ site: CallSite) {
    state.withLock { $0.refused.append(OutsideThread(owner: owner, site: site)) }
  }

  /// What was refused since the last call.
  func takeRefused() -> [OutsideThread] {
    state.withLock { state in
      defer { state.refused = [] }
      return state.refused
    }
  }
}

/// A thread, or a task that many threads may run in turn.
private struct Player {
  let thread: UInt
  let task: Int?

  static var current: Player {
    Player(
      thread: withUnsafeBytes(of: pthread_self()) { $0.load(as: UInt.self) },
      task: withUnsafeCurrentTask { $0?.hashValue }
    )
  }

  func isSame(as other: Player) -> Bool {
    task == other.task && (task != nil || thread == other.thread)
  }
}
