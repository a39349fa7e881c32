import CExecutors
import Synchronization

/// Distinguishes the code that plays a world from other code of the process.
///
/// A world may be played now by one thread and now by another, but never by two at a time.
final class HomeThread: Sendable {
  private let state = Mutex(State())

  private struct State {
    /// Who plays the world; nil before anybody does.
    var player: Player?
    /// The thread that runs a task's job now.
    var busy: UInt?
    var refused: [OutsideThread] = []
  }

  /// Whether the code that asks plays the world, or belongs to a task that the world has begun.
  var isHere: Bool {
    let (player, busy) = state.withLock { ($0.player, $0.busy) }
    let current = Player.current
    return busy == current.thread || player.map(current.isSame) == true
  }

  /// Whether the code that asks may call the world: nobody plays it yet, or this code does.
  var isOpen: Bool { isHere || state.withLock { $0.player == nil } }

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

  /// Keeps code out that comes from elsewhere in the process.
  ///
  /// Code of another world is no real thread: that world shares an object with this one.
  func refuse(_ owner: Participant, _ site: CallSite, _ entry: OutsideThread.Entry = .resumed) {
    guard !noteVisitor() else { return }
    let calls = entry == .called ? RecordedCalls.innermost() : []
    let thread = OutsideThread(owner: owner, site: site, calls: calls, entry: entry)
    state.withLock { $0.refused.append(thread) }
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
      thread: executors_thread(),
      task: withUnsafeCurrentTask { $0?.hashValue }
    )
  }

  func isSame(as other: Player) -> Bool {
    task == other.task && (task != nil || thread == other.thread)
  }
}
