/// A component's way to the server: what is sent over it bears the component's name.
public struct Connection {
  let server: Server
  let client: Participant

  /// Sends `request`; the block is called when, and if, the server answers, and `progress` with each
  /// part of the answer before.
  @discardableResult
  public func send(
    _ request: Request,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    progress: Block<String>? = nil,
    then block: Block<Response>
  ) -> RequestTask {
    server.send(
      request,
      from: client,
      site: CallSite(fileID: fileID, line: line),
      progress: progress,
      then: block
    )
  }
}
