/// Watches over work that runs code of others: a wiring's code may never come back.
///
/// Such code runs in turns. The supervisor is told of each one, so that whoever asked for the work knows which
/// turn it is in. A turn that is known to end its world is not taken; its world has ended for the given reason.
package protocol Supervisor: Sendable {
  /// Whether the work goes on; false once the user has stopped it.
  var goesOn: Bool { get }
  /// Tells which part of the work is done, from 0 to 1.
  func note(_ share: Double)
  /// A turn of a wiring's code begins; returns why its world ends, if the turn must not be taken.
  ///
  /// A further turn belongs to the same command as the wiring's turn before it, as with `repeat`. A turn is known by
  /// its position in the work, unless the caller names it by a number: work that plays more or fewer turns in another
  /// process, because that remembers less, names them by what led there.
  func beginTurn(of wiring: Int, isFurther: Bool, named name: Int?) -> String?
  /// How many turns of this work are known to end their worlds.
  var knownEndings: Int { get }
  /// The turn's world has ended, and the code of the wiring still runs: nobody sees what it prints, and if it crashes now,
  /// this fault came first, unless it is empty.
  func noteEnd(_ text: String)
  /// The turn has ended.
  func endTurn()
  /// What the process has printed since the last call, which can only be a wiring's doing.
  func takePrinted() -> String
  /// Asks for a process of its own for this work, because it depends on what the process did before.
  ///
  /// Returns false if it has one. Otherwise the work ends there, its result is dropped, and it begins anew.
  func needsOwnProcess() -> Bool
}

/// The supervisor of work that nobody watches: a crash ends the program.
package struct NoSupervisor: Supervisor {
  package init() {}

  package var goesOn: Bool { true }
  package var knownEndings: Int { 0 }
  package func note(_ share: Double) {}
  package func beginTurn(of wiring: Int, isFurther: Bool, named name: Int?) -> String? { nil }
  package func noteEnd(_ text: String) {}
  package func endTurn() {}
  package func takePrinted() -> String { "" }
  package func needsOwnProcess() -> Bool { false }
}

extension Supervisor {
  /// Takes the only turn of a command; calls `end` with the reason if it ends the world.
  package func takeTurn<Result, Failure>(
    of wiring: Int,
    isFurther: Bool = false,
    named name: Int? = nil,
    _ turn: (_ end: String?) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let end = beginTurn(of: wiring, isFurther: isFurther, named: name)
    defer { endTurn() }
    return try turn(end)
  }
}
