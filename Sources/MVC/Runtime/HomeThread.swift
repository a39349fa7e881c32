import LabPlatform
import Synchronization

/// Distinguishes the code that plays a world from other code of the process.
///
/// A world may be played now by one thread and now by another, but never by two at a time.
final class HomeThread: Sendable {
  private let state = Mutex(State())

  private struct State {
    var player = Player(thread: 0, task: nil)
    /// The thread that runs a task's job now.
    var busy: UInt?
    var refused: [OutsideThread] = []
  }

  /// Whether the code that asks plays the world, or belongs to a task that the world has begun.
  var isHere: Bool {
    let (player, busy) = state.withLock { ($0.player, $0.busy) }
    let current = Player.current
    return busy == current.thread || current.isSame(as: player)
  }

  /// Runs a job; what it resumes on this thread is resumed by the world.
  ///
  /// A task that ends resumes the one that waits for it when it is no current task any more.
  func run(_ job: () -> Void) {
    let thread = Player.current.thread
    let before = state.withLock { state in
      defer { state.busy = thread }
      return state.busy
    }
    job()
    state.withLock { $0.busy = before }
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
