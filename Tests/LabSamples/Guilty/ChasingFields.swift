import MVC
import UIKitNames

// finds: endless
// > tap Warm

/// Sets each unit when the other one has changed, also to what it is already.
final class ChasingFields: ThermometerPage {
  private var tokens: [ObservationToken] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tokens = [
      thermometer.$celsius.observe(self) { page, _ in
        page.thermometer.setFahrenheit(page.thermometer.celsius * 9 / 5 + 32)
      },
      thermometer.$fahrenheit.observe(self) { page, _ in
        page.thermometer.setCelsius((page.thermometer.fahrenheit - 32) * 5 / 9)
      },
    ]
  }
}
