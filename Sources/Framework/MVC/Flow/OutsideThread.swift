/// A real thread tried to resume the async code of a world, or called it: `Task.sleep`, a dispatch queue, the
/// network.
///
/// A world has one thread and a time of its own; what comes from elsewhere comes at another moment in
/// each run. The code can't be played here as it is, which says nothing about its quality.
public struct OutsideThread: Fault {
  let owner: Participant
  /// The line that began the code or, for a call, the line that made it; unknown if only `calls` tell it.
  public let site: CallSite
  /// The innermost calls of the thread, as addresses that they return to; empty if it only resumed code.
  package let calls: [UInt]
  let entry: Entry

  /// How a thread tried to come in.
  enum Entry {
    case resumed
    case called
  }

  public var message: String {
    switch entry {
    case .resumed:
      "a real thread resumed the task that began here; a world can't replay that: "
        + "wait for 'clock', 'server', or for what code of this world resumes"
    case .called:
      "a real thread called or changed it; a world can't replay that: "
        + "take 'task', 'async', 'after' or 'server'"
    }
  }
}
