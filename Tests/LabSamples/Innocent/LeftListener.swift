import MVC
import UIKitNames

// near: nobody-heard, lost-link
// > select 0; back; tap Send

/// What a screen can hear of an upload.
protocol UploadDelegate: AnyObject {
  func uploadDidStart()
}

/// Tells the screen that shows an upload, if there is one.
final class Upload {
  weak var delegate: (any UploadDelegate)?
  func start() { delegate?.uploadDidStart() }
}

/// Shows an upload; the user leaves it before the upload starts.
final class UploadPage: UIViewController, UploadDelegate {
  private let label = UILabel(identifier: "state")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }

  func uploadDidStart() { label.text = "started" }
}

final class LeftListener: WordList {
  private let upload = Upload()
  private let button = UIButton("Send")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: LeftListener.send, for: .touchUpInside)
  }

  private func send() {
    upload.start()
    words.add("Upload")
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = UploadPage()
    upload.delegate = page
    navigationController?.pushViewController(page, animated: true)
  }
}
