/// A thread of its own, for which the program does not wait.
package enum DetachedThread {
  /// Starts a thread that runs `body`; false if there can be none.
  package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    let work = Unmanaged.passRetained(Work(body))
    let code = pthread_create(
      &thread,
      nil,
      { pointer in
        DetachedThread.run(pointer)
        return nil
      },
      work.toOpaque()
    )
    if code != 0 { work.release() }
    return code == 0
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static func run(_ pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { return }
    Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
  }
}
