extension Array where Element: Sendable {
  /// The results of `body` for the elements, in their order, made on `jobs` threads.
  func inParallel<Result: Sendable>(
    jobs: Int,
    _ progress: (Int, Int) -> Void = { _, _ in },
    _ body: @escaping @Sendable (Element) -> Result
  ) async -> [Result] {
    var results = [Result?](repeating: nil, count: count)
    let threads = Swift.min(Swift.max(1, jobs), count)
    await withTaskGroup(of: (Int, Result).self) { group in
      func add(_ index: Int) {
        let element = self[index]
        group.addTask { (index, body(element)) }
      }
      for index in 0..<threads { add(index) }
      var done = 0
      for await (index, result) in group {
        results[index] = result
        done += 1
        progress(done, count)
        if done + threads - 1 < count { add(done + threads - 1) }
      }
    }
    return results.compactMap(\.self)
  }
}
