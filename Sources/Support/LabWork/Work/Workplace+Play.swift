extension Workplace {
  /// Does pieces of work, several at once, and passes the results on in the order of the pieces, until `body`
  /// returns false.
  ///
  /// Each worker calls `work` once, before its first piece. `whileWaiting` is called from time to time.
  package func play<Piece: Codable, Played: Codable>(
    _ pieces: [Piece],
    jobs: Int,
    _ work: @escaping () -> (Piece, any Supervisor) -> Played,
    whileWaiting: () -> Void = {},
    then body: (Int, Result<Played, WorkFailure>) -> Bool
  ) {
    let pool = Pool(self, jobs: min(jobs, pieces.count), work)
    defer { pool.end() }
    var results: [Int: Result<Played, WorkFailure>] = [:]
    var (begun, passed) = (0, 0)
    while passed < pieces.count {
      // A slow piece must not let all other results pile up.
      while begun < min(pieces.count, passed + 16 * pool.count) {
        pool.submit(pieces[begun])
        begun += 1
      }
      guard let next = pool.next(whileWaiting: whileWaiting) else { return }
      results[next.ticket] = next.result
      while let result = results.removeValue(forKey: passed) {
        passed += 1
        guard body(passed - 1, result) else { return }
      }
    }
  }

  /// Does one piece of work; nil if the user has stopped it.
  package func play<Played: Codable>(
    _ work: @escaping (any Supervisor) -> Played,
    whileWaiting: (Double) -> Void = { _ in }
  ) throws(WorkFailure) -> Played? {
    let pool = Pool<Bool, Played>(self, jobs: 1) { { _, supervisor in work(supervisor) } }
    defer { pool.end() }
    pool.submit(true)
    return try pool.next { whileWaiting(pool.share(of: 0)) }?.result.get()
  }
}
