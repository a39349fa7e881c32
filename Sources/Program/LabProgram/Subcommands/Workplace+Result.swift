import LabScenarios
import LabWork

extension Workplace {
  /// The result of one piece of work that the user does not stop; throws if the program itself crashed in it.
  func result<Played: Codable>(
    of work: @escaping (any Supervisor) -> Played
  ) throws -> Played {
    guard let played = try played(work) else { throw ExitError(.interrupted, "interrupted") }
    return played
  }

  /// The same; nil if the user stops it.
  ///
  /// `whileWaiting` is called with the part that is done.
  func played<Played: Codable>(
    _ work: @escaping (any Supervisor) -> Played,
    whileWaiting: (Double) -> Void = { _ in }
  ) throws(ExitError) -> Played? {
    do throws(WorkFailure) { return try play(work, whileWaiting: whileWaiting) } catch {
      throw ExitError(error.status, "\(error)")
    }
  }
}
