import MVC
import UIKitNames

// finds: screen-disagrees-with-model
// > outside change

/// Counts the words when it loads.
final class MissedChange: WordList {
  private let label = UILabel(identifier: "count")
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "\(words.all.count) words"
    view.addSubview(label)
    token = words.$all.observe(self) { list, event in try list.tableView.apply(event.change) }
  }
}
