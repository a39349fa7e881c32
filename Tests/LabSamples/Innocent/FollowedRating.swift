import HeadlessUI
import MVC
import MVCLab
import UIKitNames

// near: screen-disagrees-with-model, screens-disagree, ui-changes-ui
// > tap Rate; open screen; tap Zoom; tap Rate

/// Whether the user likes a song.
final class Rating: Model {
  @Observed private(set) var isGood = false

  func turn() { isGood.toggle() }
}

/// Shows the rating as a star, and a glass that belongs to the screen alone.
class FollowedRating: UIViewController {
  let rating: Rating
  let star = UIImageView()
  private let glass = UIImageView(image: UIImage(systemName: "plus.magnifyingglass"))
  private let (rateButton, zoomButton) = (UIButton("Rate"), UIButton("Zoom"))
  private var token: ObservationToken?

  init(_ rating: Rating) {
    self.rating = rating
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    star.accessibilityIdentifier = "star"
    for part in [star, glass, rateButton, zoomButton] as [UIView] { view.addSubview(part) }
    rateButton.addTarget(self, action: FollowedRating.rate, for: .touchUpInside)
    zoomButton.addTarget(self, action: FollowedRating.zoom, for: .touchUpInside)
    showStar()
    token = rating.$isGood.observe(self) { page, _ in page.showStar() }
  }

  func rate() { rating.turn() }
  private func zoom() { glass.image = UIImage(systemName: "minus.magnifyingglass") }
  func showStar() { star.image = UIImage(systemName: rating.isGood ? "star.fill" : "star") }

  /// What the star must look like.
  static func truth(of screen: ViewController, _ rating: Rating) -> Truth? {
    Truth("song") { Truth.Image("star", rating.isGood ? "star.fill" : "star") }
  }
}
