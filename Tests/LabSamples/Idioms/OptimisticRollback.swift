import HeadlessUI
import MVC

/// Likes at once, and takes the like back if the server refuses.
final class LikeModel: Model {
  @Observed private(set) var isLiked = false
  @Delegate var delegate: (any LikeModelDelegate)?
  private var confirmed = false
  private var sent: RequestTask?

  func toggle() {
    isLiked.toggle()
    sent?.cancel()
    sent = server?.send(
      Request(isLiked ? "like" : "unlike"),
      then: Block(self) { $0.receive($1) }
    )
  }

  private func receive(_ response: Response) {
    sent = nil
    switch response {
    case .success: confirmed = isLiked
    case .failure(let reason):
      isLiked = confirmed
      $delegate { $0.likeFailed(because: reason) }
    case .cancelled: break
    }
  }
}

/// Called when a like was taken back.
protocol LikeModelDelegate: AnyObject {
  func likeFailed(because reason: String)
}

/// A button that shows whether the article is liked.
final class LikeController: ViewController, LikeModelDelegate {
  private let model = LikeModel()
  private let button = Button("Like", identifier: "like")
  private var token: ObservationToken?

  override func loadView() {
    title = "Article"
    view.addSubview(button)
  }

  override func viewDidLoad() {
    model.delegate = self
    button.onTap(self) { $0.model.toggle() }
    token = model.$isLiked.observe(self, options: [.initial, .new]) {
      $0.button.title = $1.new == true ? "Liked" : "Like"
    }
  }

  func likeFailed(because reason: String) { showToast("Not liked: \(reason)") }
}
