import MVC
import UIKitNames

/// Flies over another city at times, while it is shown.
final class StoppedFlyoverPage: UIViewController {
  private let label = UILabel(identifier: "city")
  private var timer: Timer?
  private var number = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Map"
    view.addSubview(label)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer = every(.seconds(15)) { [weak self] in self?.changeCity() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func changeCity() { number += 1 }
}

/// Opens the map.
final class StoppedMapTimer: UIViewController {
  private let button = UIButton("Map")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Start"
    view.addSubview(button)
    button.addTarget(self, action: StoppedMapTimer.open, for: .touchUpInside)
  }

  private func open() {
    navigationController?.pushViewController(StoppedFlyoverPage(), animated: true)
  }
}
