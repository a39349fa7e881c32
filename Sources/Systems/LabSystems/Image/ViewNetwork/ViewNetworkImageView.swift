import HeadlessUI
import MVC

extension ViewNetwork {
  /// A controller that does nothing.
  struct EmptyController: Mvce.Controller {
    func update(
      model: ImageModel,
      for event: ImageEvent,
      eventEmitter: EventEmitter<ImageEvent>
    ) {}
  }

  /// The screen that keeps the model, requests the picture and changes the model with each answer.
  final class ImageView: ImageScreen {
    private var model: ImageModel?
    private var task: RequestTask?

    override func bind(model: ImageModel) -> Disposer {
      self.model = model
      return super.bind(model: model)
    }

    override func bind(eventEmitter: EventEmitter<ImageEvent>) {
      button.onTap(self) { $0.downloadTapped() }
    }

    private func downloadTapped() {
      guard let model else { return }
      if model.state.isDownloading {
        task?.cancel()
        model.$state.set(.none)
      } else {
        request(for: model)
      }
    }

    private func request(for model: ImageModel) {
      model.$state.set(.downloading(nil))
      task = server?.send(
        Request("image"),
        progress: Block(self) { view, chunk in
          view.model?.$state.set(.downloading(Double(chunk).map { $0 / 100 }))
        },
        then: Block(self) { view, response in
          switch response {
          case .success(let body): view.model?.$state.set(.finished(body))
          case .cancelled: break
          case .failure(let reason): view.model?.$state.set(.error(reason))
          }
        }
      )
    }
  }
}
