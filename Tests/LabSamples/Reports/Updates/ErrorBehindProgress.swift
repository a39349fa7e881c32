import MVC
import UIKitNames

/// Sends a video.
final class VideoUpload: Model {
  enum State {
    case idle, sending, sent, failed
  }

  @Observed private(set) var state = State.idle

  func start() {
    guard state != .sending else { return }
    state = .sending
    server?.send(
      Request("video"),
      then: Block(self) { upload, response in
        if case .success = response { upload.state = .sent } else { upload.state = .failed }
      }
    )
  }
}

/// Presents its error while the progress is in front.
class ErrorBehindProgress: UIViewController {
  private let upload = VideoUpload()
  private let button = UIButton("Attach")
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Chat"
    view.addSubview(button)
    button.addTarget(self, action: ErrorBehindProgress.attach, for: .touchUpInside)
    token = upload.$state.observe(self) { chat, _ in chat.show() }
  }

  private func attach() { upload.start() }

  private func show() {
    switch upload.state {
    case .idle: break
    case .sending:
      let progress = UIAlertController(title: "Sending", message: nil, preferredStyle: .alert)
      progress.addAction(UIAlertAction(title: "Hide", style: .cancel))
      present(progress, animated: true)
    case .sent: dismiss(animated: true)
    case .failed: showError()
    }
  }

  func showError() { presentError() }

  func presentError() {
    let error = UIAlertController(title: "Not sent", message: nil, preferredStyle: .alert)
    error.addAction(UIAlertAction(title: "OK", style: .default))
    present(error, animated: true)
  }
}
