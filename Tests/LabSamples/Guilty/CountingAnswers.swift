import MVC
import UIKitNames

// > tap Like; tap Like; server ok last 2; server ok first 1

/// A post whose likes the server counts.
final class RacingPost: Model {
  @Observed private(set) var likes = 0

  func like() {
    server?.send(
      Request("like"),
      then: Block(self) { post, response in
        post.likes = Int(response.body) ?? 0  // older-answer-wins
      }
    )
  }
}

/// Shows the count of whichever answer comes last.
final class CountingAnswers: UIViewController {
  private let post = RacingPost()
  private let label = UILabel(identifier: "likes")
  private let button = UIButton("Like")
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: CountingAnswers.like, for: .touchUpInside)
    token = post.$likes.observe(self) { page, _ in page.label.text = "\(page.post.likes) likes" }
  }

  private func like() { post.like() }
}
