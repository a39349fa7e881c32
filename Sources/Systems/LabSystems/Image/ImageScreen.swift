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
    title = "Image"
    progress.isHidden = true
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
    progress.isHidden = !state.isDownloading
    switch state {
    case .none:
      button.title = "Download Image"
      picture.text = ""
    case .downloading(let fraction):
      button.title = "Stop"
      picture.text = ""
      progress.progress = fraction
    case .finished(let name):
      button.title = "Download Another Image"
      picture.text = "<\(name)>"
    case .error(let reason):
      button.title = "Download Image"
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
