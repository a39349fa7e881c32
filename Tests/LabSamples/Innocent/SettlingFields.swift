import MVC
import UIKitNames

// near: endless
// > tap Warm; tap Warm

/// Shows two temperatures that follow each other until they agree.
final class SettlingFields: ThermometerPage {
  private var tokens: [ObservationToken] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tokens = [
      thermometer.$celsius.observe(self) { page, _ in
        page.celsius.text = "\(page.thermometer.celsius) C"
      },
      thermometer.$fahrenheit.observe(self) { page, _ in
        page.fahrenheit.text = "\(page.thermometer.fahrenheit) F"
      },
    ]
  }
}
