/// Where work is done: in this process, or in processes of their own.
///
/// A worker is a function over two streams. It reads messages, works, and answers each with a message. Only its
/// process knows what it has made in between, such as worlds.
package protocol Workplace: Sendable {
  /// Whether to go on; false once the user has stopped all work.
  var goesOn: Bool { get }
  /// How many workers can work at the same time.
  var size: Int { get }
  /// Begins a worker, which runs `loop`.
  func begin(_ loop: WorkLoop) -> any Worker
  /// Waits until one of these workers has an event, or for a short time.
  func wait(for workers: [any Worker])
}

/// The two streams of a worker, and what its process can tell of turns, as the worker sees them.
package protocol WorkerStreams: Sendable {
  /// The next message; nil if there will be none.
  func receive() -> [UInt8]?
  /// Answers with a message.
  func send(_ message: [UInt8])
  /// Whether the worker has a process of its own.
  var isProcess: Bool { get }
  /// A new piece of work begins.
  func beginWork()
  /// A turn of a wiring's code begins; false if it must not, because its command has taken too long.
  ///
  /// A turn that came back when the same work was done before may take much longer, so that a busy machine does not
  /// change what happened.
  func beginTurn(_ turn: Int, of wiring: Int, isFurther: Bool, hasComeBack: Bool) -> Bool
  /// The turn's world has ended before the end of the turn, by this fault unless it is empty.
  func noteEnd(_ text: String)
  func endTurn()
  /// Whether the user has stopped the present work.
  var isStopped: Bool { get }
  func note(_ share: Double)
  /// What the process has printed since the last call.
  func takePrinted() -> String
}

/// A worker, as whoever gives it work sees it.
package protocol Worker: AnyObject {
  /// Gives it a message; it answers the messages in their order.
  func send(_ message: [UInt8])
  /// What has happened since the last call, one after the other; nil if nothing has.
  func nextEvent() -> WorkerEvent?
  /// Asks it to stop its present work early, or no longer does.
  func stop(_ stops: Bool)
  /// The part of its present work that is done, from 0 to 1.
  var share: Double { get }
  /// The turns of its last work that it has not taken, because their commands took too long.
  var lateTurns: [WorkEnding] { get }
  /// Ends the turn that runs now, as if it had taken too long, for this reason; does nothing between turns.
  func giveUp(_ reason: String)
  /// Lets it end by itself: it gives up what it has, such as open files; ends it if that takes too long.
  func finish()
  /// Ends it, whatever it does.
  func end()
}

/// What a worker tells, or what becomes of it.
package enum WorkerEvent {
  case message([UInt8])
  case death(WorkerDeath)
}

/// The end of a worker in the middle of its work.
package struct WorkerDeath {
  /// The turn of a wiring's code in which it ended; nil if the program itself is to blame.
  package var ending: WorkEnding?
  /// Turns of the same work that it has not taken, because their commands took too long.
  package var late: [WorkEnding]
  /// What happened, after the name of who is to blame: `crashed with SIGILL`.
  package var reason: String
  /// The position of the wiring whose code ran; nil if none did.
  package var wiring: Int?
  /// Which code did it, so that the same can be told from something else; nil if it is not known.
  package var culprit: String?
  /// What the process printed in its last turn.
  package var printed: String
  /// Whether somebody else has killed the process, such as a system without memory: nobody's code is to blame.
  package var isFromOutside = false

  package init(
    ending: WorkEnding?,
    late: [WorkEnding] = [],
    reason: String,
    wiring: Int? = nil,
    culprit: String? = nil,
    printed: String = ""
  ) {
    (self.ending, self.late, self.reason) = (ending, late, reason)
    (self.wiring, self.culprit, self.printed) = (wiring, culprit, printed)
  }

  /// The end of a worker that somebody else has killed.
  package static func fromOutside(printed: String) -> WorkerDeath {
    var death = WorkerDeath(
      ending: nil,
      reason: "was killed from outside (SIGKILL)",
      printed: printed
    )
    death.isFromOutside = true
    return death
  }
}

/// A turn that ends its world.
package struct WorkEnding: Codable, Equatable, Sendable {
  /// Its position among the turns of a piece of work, counted from 1, or the name that it was given.
  package let turn: Int
  /// What happens in it: `crashed with SIGILL`.
  package let reason: String
  /// What the process printed in it.
  package let printed: String

  package init(turn: Int, reason: String, printed: String = "") {
    (self.turn, self.reason, self.printed) = (turn, reason, printed)
  }
}
