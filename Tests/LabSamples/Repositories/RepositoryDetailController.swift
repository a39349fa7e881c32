import MVC
import UIKitNames

/// One repository, and a button that opens it in a browser.
final class RepositoryDetailController: UIViewController {
  private let name: String
  private let address: String
  private let addressLabel = UILabel(identifier: "address")
  private let openButton = UIButton("Open")

  init(_ repository: Repository) {
    (name, address) = (repository.name, repository.address)
    super.init()
  }

  override func loadView() {
    view.addSubview(addressLabel)
    view.addSubview(openButton)
    openButton.onTap(self) { $0.open() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = name
    addressLabel.text = address
  }

  private func open() { present(BrowserController(address), animated: true) }
}

/// A browser, in place of the one that a phone has.
final class BrowserController: UIViewController {
  private let address: String
  private let doneButton = UIBarButtonItem("Done")

  init(_ address: String) {
    self.address = address
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = address
    navigationItem.rightBarButtonItem = doneButton
    doneButton.onTap(self) { $0.dismiss(animated: true) }
  }
}
