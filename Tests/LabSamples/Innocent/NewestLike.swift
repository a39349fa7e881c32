import MVC
import UIKitNames

// near: older-answer-wins
// > tap Like; tap Like; server ok last 2; server ok first 1

/// A post whose likes the server counts.
final class CountedPost: Model {
  @Observed private(set) var likes = 0
  private var newest = 0

  func like() {
    newest += 1
    let number = newest
    server?.send(
      Request("like"),
      then: Block(self) { post, response in
        if number == post.newest, let likes = Int(response.body) { post.likes = likes }
      }
    )
  }
}

/// Takes the answer to the newest like only.
final class NewestLike: UIViewController {
  private let post = CountedPost()
  private let label = UILabel(identifier: "likes")
  private let button = UIButton("Like")
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: NewestLike.like, for: .touchUpInside)
    token = post.$likes.observe(self) { page, _ in page.label.text = "\(page.post.likes) likes" }
  }

  private func like() { post.like() }
}
