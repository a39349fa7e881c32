import MVC

/// Has its star on while the server is asked, and afterwards what came of it.
final class StarTakenBack: StarStaysOn {
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = post.$isSending.observe(self) { page, _ in page.showStar() }
  }

  override func favorite() { post.setFavorite() }

  private func showStar() {
    star.text = post.isSending || post.isFavorite ? "favorite" : "no favorite"
  }
}
