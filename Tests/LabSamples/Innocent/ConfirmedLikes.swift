import MVC
import UIKitNames

// in: guilty
// near: diverges
// > tap Like; server fail; tap Like; server ok

/// Counts a like when the server has it.
class LikedPost: Model {
  @Observed var likes = 3

  func like() { server?.send(Request("like"), then: Block(self) { $0.finish($1) }) }

  func finish(_ response: Response) { if case .success = response { likes += 1 } }
}

class ConfirmedLikes: UIViewController {
  private let post: LikedPost
  private let label = UILabel(identifier: "likes")
  private let button = UIButton("Like")
  private var token: ObservationToken?

  init(_ post: LikedPost) {
    self.post = post
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: ConfirmedLikes.like, for: .touchUpInside)
    token = post.$likes.observe(self) { page, _ in page.label.text = "\(page.post.likes) likes" }
    label.text = "\(post.likes) likes"
  }

  private func like() { post.like() }
}
