import HeadlessUI
import MVC

extension ViewForgets {
  /// Changes, for each state, what its author thought of; a cancelled download is not among it.
  final class ImageView: ImageScreen {
    override func show(_ state: ImageState) {
      switch state {
      case .none:
        button.setTitle("Download Image")
      case .downloading(let fraction):
        progress.setHidden(false)
        progress.setProgress(fraction)
        button.setTitle("Stop")
        picture.setText("")
      case .finished(let name):
        progress.setHidden(true)
        button.setTitle("Download Another Image")
        picture.setText("<\(name)>")
      case .error(let reason):
        progress.setHidden(true)
        button.setTitle("Download Image")
        present(Alert("No image", message: reason, actions: [AlertAction("OK")]))
      }
    }
  }
}
