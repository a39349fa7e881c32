import HeadlessUI
import MVC

extension Published {
  /// The controller as published: the answer to any request changes the state, and that to a cancelled
  /// request sets it to none.
  final class ImageController: Controller, Mvce.Controller {
    private var task: RequestTask?

    func update(
      model: ImageModel,
      for event: ImageEvent,
      eventEmitter: EventEmitter<ImageEvent>
    ) {
      switch event {
      case .handleDownload:
        eventEmitter(model.state.isDownloading ? .cancelRequest : .requestImage)
      case .requestImage: request(for: model)
      case .cancelRequest:
        task?.cancel()
        model.$state.set(.none)
      }
    }

    private func request(for model: ImageModel) {
      model.$state.set(.downloading(nil))
      task = server?.send(
        Request("image"),
        reportsCancellation: true,
        progress: Block(self) { _, chunk in
          model.$state.set(.downloading(Double(chunk).map { $0 / 100 }))
        },
        then: Block(self) { _, response in
          switch response {
          case .success(let body): model.$state.set(.finished(body))
          case .cancelled: model.$state.set(.none)
          case .failure(let reason): model.$state.set(.error(reason))
          }
        }
      )
    }
  }
}
