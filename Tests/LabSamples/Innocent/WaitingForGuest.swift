import MVC
import UIKitNames

// near: stuck
// > tap Join; server ok; outside change

/// A game for two, which another device joins.
final class GameTable: Model, ChangedElsewhere {
  @Observed private(set) var opponent = ""

  func join() { server?.send(Request("join"), then: Block(self) { _, _ in }) }
  func changeElsewhere() { opponent = "Ada" }
}

/// Turns its spinner until another player has come.
final class WaitingForGuest: UIViewController {
  private let game: GameTable
  private let label = UILabel(identifier: "opponent")
  private let spinner = UIActivityIndicatorView()
  private let button = UIButton("Join")
  private var token: ObservationToken?

  init(_ game: GameTable) {
    self.game = game
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [label, spinner, button] as [UIView] { self.view.addSubview(view) }
    button.addTarget(self, action: WaitingForGuest.join, for: .touchUpInside)
    token = game.$opponent.observe(self) { page, _ in
      page.spinner.stopAnimating()
      page.label.text = page.game.opponent
    }
  }

  private func join() {
    spinner.startAnimating()
    game.join()
  }
}
