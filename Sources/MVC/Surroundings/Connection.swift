/// A component's way to the server: what is sent over it bears the component's name.
public struct Connection {
  let server: Server
  let client: Participant

  /// Sends `request`; the block is called when, and if, the server answers.
  public func send(
    _ request: Request,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    then block: Block<Response>
  ) {
    server.send(
      request,
      from: client,
      site: CallSite(fileID: fileID, line: line),
      then: block
    )
  }
}
