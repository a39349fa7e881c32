import HeadlessUI
import MVC

extension ViewForgets {
  /// Changes, for each state, what its author thought of; a cancelled download is not among it.
  final class ImageView: ImageScreen {
    override func show(_ state: ImageState) {
      switch state {
      case .none:
        button.title = "Download Image"
      case .downloading(let fraction):
        progress.isHidden = false
        progress.progress = fraction
        button.title = "Stop"
        picture.text = ""
      case .finished(let name):
        progress.isHidden = true
        button.title = "Download Another Image"
        picture.text = "<\(name)>"
      case .error(let reason):
        progress.isHidden = true
        button.title = "Download Image"
        present(Alert("No image", message: reason, actions: [AlertAction("OK")]))
      }
    }
  }
}
