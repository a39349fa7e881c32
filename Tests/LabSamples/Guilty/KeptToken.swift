import MVC
import UIKitNames

// finds: leak
// > select 0; back

/// Puts its observation into a static array, in which it stays for ever.
final class TokenPage: UIViewController {
  nonisolated(unsafe) private static var kept: [Any] = []
  private let words: Words
  private let label = UILabel(identifier: "count")

  init(_ words: Words) {
    self.words = words
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    Self.kept.append(
      words.$all.observe(self) { page, _ in page.label.text = "\(page.words.all.count)" }
    )
  }
}

final class KeptToken: WordList {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(TokenPage(words), animated: true)
  }
}
