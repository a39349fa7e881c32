/// A component's connection to the server; the flow shows its requests as that component's.
///
/// A service that a model of the main actor uses can keep it, as such a service must be `Sendable`.
public struct Connection: @unchecked Sendable {
  // Used by the thread of the world alone: another one is kept out.
  let server: Server
  let client: Participant
  let runtime: Runtime

  /// Sends a request to the server.
  ///
  /// The server calls `progress` with each part of its answer, and `block` with the whole, if it
  /// answers at all. With `reportsCancellation` it calls `block` for a cancelled request too, late,
  /// as some network libraries do.
  @discardableResult
  public func send(
    _ request: Request,
    reportsCancellation: Bool = false,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    progress: Block<String>? = nil,
    then block: Block<Response>
  ) -> RequestTask {
    let site = CallSite(fileID: fileID, line: line)
    guard runtime.flow.isHome(client, site) else { return RequestTask(number: 0, server: server) }
    return server.send(
      request,
      from: client,
      site: site,
      reportsCancellation: reportsCancellation,
      progress: progress,
      then: block
    )
  }
}
