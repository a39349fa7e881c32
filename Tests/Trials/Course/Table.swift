import ArgumentParser
import Dispatch
import Synchronization

/// Checks the rows of a table, as many at a time as there are processors, and prints a line for each that is not as it
/// should be.
struct Table<Row: Sendable> {
  let rows: [Row]
  /// What a row is called in a failure.
  let name: @Sendable (Row) -> String
  /// What is wrong with a row; nil if nothing is.
  let problem: @Sendable (Row) throws -> String?

  func check(_ what: String) throws {
    let problems = Mutex([Int: String]())
    DispatchQueue.concurrentPerform(iterations: rows.count) { index in
      let found: String?
      do { found = try problem(rows[index]) } catch { found = "\(error)" }
      guard let found else { return }
      problems.withLock { $0[index] = found }
    }
    let failures = problems.withLock { $0 }.sorted { $0.key < $1.key }
    for (index, problem) in failures { print("\(name(rows[index])): \(problem)") }
    print("\(rows.count) \(what), \(failures.count) failed")
    if rows.isEmpty || !failures.isEmpty { throw ExitCode.failure }
  }
}
