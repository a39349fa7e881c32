import MVC
import UIKitNames

// near: older-answer-wins
// > tap Load; tap Load; server ok last 1,Draft; server ok first 2,Final

/// A text, and how many there were before it.
struct Edition {
  let version: Int
  let text: String
}

/// A document of which the server counts the versions.
final class VersionedText: Model {
  @Observed private(set) var edition = Edition(version: 0, text: "")

  func load() {
    server?.send(Request("document"), then: Block(self) { $0.take($1.body) })
  }

  private func take(_ answer: String) {
    let parts = answer.split(separator: ",")
    guard parts.count == 2, let version = Int(parts[0]), version > edition.version else { return }
    edition = Edition(version: version, text: String(parts[1]))
  }
}

/// Shows the newest version, in whichever order they come.
final class VersionedDocument: UIViewController {
  private let document = VersionedText()
  private let label = UILabel(identifier: "text")
  private let button = UIButton("Load")
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: VersionedDocument.load, for: .touchUpInside)
    token = document.$edition.observe(self) { page, _ in
      page.label.text = page.document.edition.text
    }
  }

  private func load() { document.load() }
}
