import MVC
import UIKitNames

/// A temperature in two units, each of which follows the other.
class Thermometer: Model {
  @Observed private(set) var celsius = 0
  @Observed private(set) var fahrenheit = 32

  func warm() { setCelsius(celsius + 5) }

  func setCelsius(_ degrees: Int) {
    celsius = degrees
    if fahrenheit != degrees * 9 / 5 + 32 { setFahrenheit(degrees * 9 / 5 + 32) }
  }

  func setFahrenheit(_ degrees: Int) {
    fahrenheit = degrees
    if celsius != (degrees - 32) * 5 / 9 { setCelsius((degrees - 32) * 5 / 9) }
  }
}

/// Two labels and a button; the programs here differ in what they observe.
class ThermometerPage: UIViewController {
  let thermometer = Thermometer()
  let celsius = UILabel(identifier: "celsius")
  let fahrenheit = UILabel(identifier: "fahrenheit")
  private let button = UIButton("Warm")

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [celsius, fahrenheit, button] as [UIView] { self.view.addSubview(view) }
    button.addTarget(self, action: ThermometerPage.warm, for: .touchUpInside)
  }

  private func warm() { thermometer.warm() }
}
