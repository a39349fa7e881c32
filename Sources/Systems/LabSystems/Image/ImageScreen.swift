import HeadlessUI
import MVC

/// A button, and the model's state as a spinner, a bar, a picture, or an alert.
class ImageScreen: ViewController, Mvce.View {
  override class var role: Role { .view }

  let picture = Label(identifier: "picture")
  let progress = ProgressView(identifier: "progress")
  let button = Button("Download Image", identifier: "download")
  private let glue: (ImageScreen) -> Void

  /// A screen that `glue` connects with its model and controller.
  init(glue: @escaping (ImageScreen) -> Void) { self.glue = glue }

  override func loadView() {
    setTitle("Image")
    progress.setHidden(true)
    for element in [picture, progress, button] as [Element] { view.addSubview(element) }
  }

  override func viewDidLoad() { glue(self) }

  func bind(model: ImageModel) -> Disposer {
    .batch(model.bind(\.$state, to: self) { $0.show($1) })
  }

  func bind(eventEmitter: EventEmitter<ImageEvent>) {
    let action = DownloadAction(emit: eventEmitter)
    button.onTap(action) { $0.download() }
    keep(action, as: "action")
  }

  func show(_ state: ImageState) {
    progress.setHidden(!state.isDownloading)
    switch state {
    case .none:
      button.setTitle("Download Image")
      picture.setText("")
    case .downloading(let fraction):
      button.setTitle("Stop")
      picture.setText("")
      progress.setProgress(fraction)
    case .finished(let name):
      button.setTitle("Download Another Image")
      picture.setText("<\(name)>")
    case .error(let reason):
      button.setTitle("Download Image")
      present(Alert("No image", message: reason, actions: [AlertAction("OK")]))
    }
  }
}

/// The target of the button.
final class DownloadAction: View {
  private let emit: EventEmitter<ImageEvent>

  init(emit: EventEmitter<ImageEvent>) { self.emit = emit }

  func download() { emit(.handleDownload) }
}
