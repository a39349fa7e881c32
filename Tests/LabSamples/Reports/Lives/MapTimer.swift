import MVC
import UIKitNames

/// Flies over another city at times, and is kept by the timer that says when.
final class FlyoverPage: UIViewController {
  private let label = UILabel(identifier: "city")
  private var timer: Timer?
  private var number = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Map"
    view.addSubview(label)
    timer = every(.seconds(15)) {
      self.changeCity()
    }
  }

  private func changeCity() { number += 1 }
}

/// Opens the map.
final class MapTimer: UIViewController {
  private let button = UIButton("Map")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Start"
    view.addSubview(button)
    button.addTarget(self, action: MapTimer.open, for: .touchUpInside)
  }

  private func open() {
    navigationController?.pushViewController(FlyoverPage(), animated: true)
  }
}
