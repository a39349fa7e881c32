import MVC
import UIKitNames

// > select 0; back

/// Shows the number of words; the handler holds the screen, although it is given one.
final class WordCountPage: UIViewController {
  private let words: Words
  private let label = UILabel(identifier: "count")
  private var token: ObservationToken?

  init(_ words: Words) {
    self.words = words
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    token = words.$all.observe(self) { _, _ in  // leak
      self.label.text = "\(self.words.all.count)"
    }
  }
}

final class KeptByHandler: WordList {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(WordCountPage(words), animated: true)
  }
}
