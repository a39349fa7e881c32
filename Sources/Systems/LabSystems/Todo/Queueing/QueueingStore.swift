import HeadlessUI
import MVC

extension Queueing {
  /// Sends a lost request again, until the server answers it.
  final class ToDoStore: LabSystems.ToDoStore {
    override func send(
      _ request: Request,
      answered: @escaping (LabSystems.ToDoStore, Response) -> Void
    ) {
      super.send(request) { store, response in
        if response == .failure(reason: "timed out") {
          store.send(request, answered: answered)
        } else {
          answered(store, response)
        }
      }
    }
  }
}
