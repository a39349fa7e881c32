import MVC
import UIKitNames

/// A post that is a favorite of the user, if the server agrees.
final class FavoritePost: Model {
  private(set) var isFavorite = false
  @Observed private(set) var isSending = false

  func setFavorite() {
    guard !isSending else { return }
    isSending = true
    server?.send(
      Request("favorite"),
      then: Block(self) { post, response in
        if case .success = response { post.isFavorite = true }
        post.isSending = false
      }
    )
  }
}

/// Switches its star on for a tap, whatever comes of it.
class StarStaysOn: UIViewController {
  let post: FavoritePost
  let star = UILabel(identifier: "star")
  private let button = UIButton("Favorite")

  init(_ post: FavoritePost) {
    self.post = post
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Post"
    for view in [star, button] as [UIView] { self.view.addSubview(view) }
    star.text = post.isFavorite ? "favorite" : "no favorite"
    button.addTarget(self, action: StarStaysOn.favorite, for: .touchUpInside)
  }

  func favorite() {
    star.text = "favorite"
    post.setFavorite()
  }
}
