/// A handle of a sent request, to cancel it.
public struct RequestTask {
  let number: Int
  private weak var server: Server?

  init(number: Int, server: Server) {
    (self.number, self.server) = (number, server)
  }

  /// Cancels the request; its block is not called any more.
  ///
  /// If the request was sent with `reportsCancellation`, its block is called with `cancelled` when
  /// the server would have answered.
  public func cancel() { server?.cancel(number) }
}

extension RequestTask: StatefulValue {
  package func describe(to digest: inout StateDigest) {
    digest.add(server?.place(of: number) ?? -1)
  }
}
