import MVC
import UIKitNames

// near: stuck
// > tap Accept; outside change

/// Lets the user accept once; its button stays off after that.
final class OneShotButton: WordList {
  private let button = UIButton("Accept")
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: OneShotButton.accept, for: .touchUpInside)
    token = words.$all.observe(self) { list, event in try list.tableView.apply(event.change) }
  }

  private func accept() {
    button.isEnabled = false
    words.add("Accepted")
  }
}
