/// A request that the server has not answered.
public struct PendingRequest {
  /// The number of the request, counted from 1 in the order of sending.
  public let number: Int
  /// The request itself.
  public let request: Request
  /// Whether its sender has cancelled it.
  public internal(set) var isCancelled = false
  /// Whether its sender is called although it has cancelled the request.
  let reportsCancellation: Bool
  /// The hop that sent it.
  package let cause: Int
  let progress: Block<String>?
  let completion: Block<Response>

  /// Whether its sender accepts parts of the answer.
  public var takesChunks: Bool { progress != nil }

  init(
    number: Int,
    request: Request,
    reportsCancellation: Bool,
    cause: Int,
    progress: Block<String>?,
    completion: Block<Response>
  ) {
    (self.number, self.request, self.cause) = (number, request, cause)
    (self.progress, self.completion) = (progress, completion)
    self.reportsCancellation = reportsCancellation
  }
}

extension PendingRequest: CustomStringConvertible {
  public var description: String { "\(request)\(isCancelled ? " (cancelled)" : "")" }
}

extension PendingRequest {
  func describe(to digest: inout StateDigest, _ flow: Flow, _ registry: ComponentRegistry) {
    flow.describe(originOf: cause, to: &digest, registry)
    digest.add(request.name)
    digest.add(request.body)
    digest.add(isCancelled)
    digest.add(reportsCancellation)
    completion.describe(to: &digest)
    digest.add(takesChunks)
    progress?.describe(to: &digest)
  }
}
