import MVC

/// A model with something to observe.
final class Store: Model {
  @Observed var items: [String] = []
  @Observed var count = 0
}

/// A controller that stores the payloads it receives.
final class Screen: Controller {
  let name: String
  var heard: [String] = []

  init(_ name: String = "Screen") {
    self.name = name
    super.init()
  }

  override var flowName: String { name }
}

/// A view that the user taps.
final class Knob: View {}

/// What a receiver throws.
struct Broken: Fault, Equatable {
  let message = "it broke"
  let site = CallSite.unknown
}

extension NotificationName where Payload == String {
  static var news: Self { "news" }
  static var weather: Self { "weather" }
}
