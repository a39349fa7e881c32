extension Connection {
  /// Sends a request and waits for the whole answer; returns its body.
  ///
  /// Throws a ``RequestFailure`` if the server refuses or loses the request, and a
  /// `CancellationError` if the task is cancelled, which cancels the request.
  public func send(
    _ request: Request,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> String {
    let site = CallSite(fileID: fileID, line: line)
    guard runtime.flow.isHome(client, site) else { throw CancellationError() }
    let waiter = try Waiter<String>(runtime)
    let sent = server.send(
      request,
      from: client,
      site: site,
      reportsCancellation: false,
      progress: nil,
      then: Block(resuming: client, site) { waiter.resume(with: $0.body) }
    )
    return try await waiter.value { sent.cancel() }
  }
}

/// The reason why the server did not grant a request that async code waited for.
public struct RequestFailure: Error, Equatable, CustomStringConvertible {
  /// The reason in the server's words: `timed out`.
  public let reason: String

  public var description: String { reason }
}

extension Response {
  fileprivate var body: Result<String, any Error> {
    switch self {
    case .success(let body): .success(body)
    case .failure(let reason): .failure(RequestFailure(reason: reason))
    case .cancelled: .failure(CancellationError())
    }
  }
}
