import HeadlessUI
import MVC

extension Correct {
  /// Requests the picture; each request has a number, and late answers to old requests are ignored.
  ///
  /// When the screen is freed, the controller cancels the request.
  final class ImageController: Controller, Mvce.Controller {
    private var task: RequestTask?
    private var number = 0

    deinit { task?.cancel() }

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
        number += 1
        task?.cancel()
        model.$state.set(.none)
      }
    }

    private func request(for model: ImageModel) {
      number += 1
      model.$state.set(.downloading(nil))
      task = server?.send(
        Request("image"),
        reportsCancellation: true,
        progress: Block(self) { [number, weak model] controller, chunk in
          guard controller.number == number else { return }
          model?.$state.set(.downloading(Double(chunk).map { $0 / 100 }))
        },
        then: Block(self) { [number, weak model] controller, response in
          guard controller.number == number else { return }
          switch response {
          case .success(let body): model?.$state.set(.finished(body))
          case .failure(let reason): model?.$state.set(.error(reason))
          case .cancelled: model?.$state.set(.none)
          }
        }
      )
    }
  }
}
