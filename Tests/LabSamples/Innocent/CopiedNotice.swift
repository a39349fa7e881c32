import MVC
import UIKitNames

// near: ui-changes-ui
// > tap Flip; tap Copy; advance 1s; tap Copy

/// Says for a second that the user has copied something.
final class CopiedNotice: LampList {
  private let notice = UILabel(identifier: "notice")
  private let button = UIButton("Copy")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(notice)
    view.addSubview(button)
    button.addTarget(self, action: CopiedNotice.copyLamps, for: .touchUpInside)
  }

  private func copyLamps() {
    notice.text = "Copied"
    after(.seconds(1)) { [weak self] in self?.notice.text = "" }
  }
}
