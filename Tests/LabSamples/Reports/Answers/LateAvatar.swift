import MVC
import UIKitNames

/// Tweets, whose pictures are loaded when they are shown.
final class TweetAvatars: Model {
  let authors = ["Ada", "Bob", "Cid", "Dora"]
  @Observed private(set) var avatars: [String: String] = [:]

  func load(_ author: String, then show: @escaping (String) -> Void) {
    server?.send(
      Request("avatar", author),
      then: Block(self) { model, response in
        model.avatars[author] = response.body
        show(response.body)
      }
    )
  }
}

/// A row with a picture.
final class TweetCell: UITableViewCell {
  let avatar = UILabel(identifier: "avatar")
  var author = ""

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addSubview(avatar)
  }

  override func prepareForReuse() { avatar.text = "" }
}

/// Puts each picture into the cell that was on the screen when it was asked for.
class LateAvatar: UIViewController, UITableViewDataSource {
  private let tableView = UITableView(viewport: 2)
  private let tweets = TweetAvatars()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tweets"
    view.addSubview(tableView)
    tableView.register(TweetCell.self, forCellReuseIdentifier: "Cell")
    tableView.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tweets.authors.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let author = tweets.authors[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = author
    (cell as? TweetCell)?.author = author
    tweets.load(author) { [weak self, weak cell = cell as? TweetCell] picture in
      self?.show(picture, of: author, in: cell)
    }
    return cell
  }

  func show(_ picture: String, of author: String, in cell: TweetCell?) {
    cell?.avatar.text = picture
  }
}
