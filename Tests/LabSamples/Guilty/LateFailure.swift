import MVC
import UIKitNames

// > tap Load; tap Load; server ok last Sunny; server fail first

/// The weather, or that there is none.
final class WeatherText: Model {
  @Observed private(set) var text = ""

  func load() {
    server?.send(
      Request("weather"),
      then: Block(self) { weather, response in
        let isThere = if case .success = response { true } else { false }
        weather.$text.set(isThere ? response.body : "No weather")  // older-answer-wins
      }
    )
  }
}

/// Says that there is no weather because an older request has failed.
final class LateFailure: UIViewController {
  private let weather = WeatherText()
  private let label = UILabel(identifier: "weather")
  private let button = UIButton("Load")
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: LateFailure.load, for: .touchUpInside)
    token = weather.$text.observe(self) { page, _ in page.label.text = page.weather.text }
  }

  private func load() { weather.load() }
}
