import MVC
import UIKitNames

/// Keeps the target of its button.
final class KeptTarget: UIViewController {
  private let action: ClosureAction
  private let button = UIButton("Greet")

  override init(nibName: Never? = nil, bundle: Never? = nil) {
    let greetings = Greetings()
    action = ClosureAction { greetings.add() }
    super.init()
    title = "Greetings"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(action, action: ClosureAction.execute, for: .touchUpInside)
  }
}
