import MVC
import UIKitNames

/// How often the user has greeted.
final class Greetings: Model {
  @Observed private(set) var count = 0

  func add() { count += 1 }
}

/// Calls a closure when a control calls it.
final class ClosureAction: Component {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  func execute() { body() }
}

/// Gives its button a target that nobody keeps.
final class LocalTarget: UIViewController {
  private let greetings = Greetings()
  private let button = UIButton("Greet")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Greetings"
    view.addSubview(button)
    let action = ClosureAction { [greetings] in greetings.add() }
    button.addTarget(action, action: ClosureAction.execute, for: .touchUpInside)
  }
}
