import MVC
import UIKitNames

/// A score, both parts of which change with each game.
final class GameScore: Model {
  @Observed private(set) var games = 0
  @Observed private(set) var points = 0

  func play() {
    games += 1
    points += 3
  }
}

/// Calls one function for two changes: it runs twice after a tap, once for each.
final class OneHandlerOfTwo: UIViewController {
  private let score = GameScore()
  private let label = UILabel(identifier: "score")
  private let button = UIButton("Play")
  private var tokens: [ObservationToken] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [label, button] as [UIView] { self.view.addSubview(view) }
    button.addTarget(self, action: OneHandlerOfTwo.play, for: .touchUpInside)
    tokens = [
      score.$games.observe(self) { page, _ in page.show() },
      score.$points.observe(self) { page, _ in page.show() },
    ]
  }

  private func play() { score.play() }
  private func show() { label.text = "\(score.points) points in \(score.games) games" }
}
