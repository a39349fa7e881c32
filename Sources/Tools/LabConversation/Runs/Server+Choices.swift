import MVC

extension Server {
  /// The waiting requests, each with what names it in a command: `first`, `last` or its number.
  package var choices: [(request: PendingRequest, name: String)] {
    pending.enumerated().map { index, request in
      let name = index == 0 ? "first" : index == pending.count - 1 ? "last" : "\(request.number)"
      return (request, name)
    }
  }
}
