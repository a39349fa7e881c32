import MVC

/// A lamp that gets brighter with each turn of its switch, and is off again after the brightest.
final class Lamp: Model {
  /// How bright it is.
  enum Light: String, CaseIterable {
    case off, dim, bright
  }

  @Observed private(set) var light = Light.off

  func turn() {
    let next = (Light.allCases.firstIndex(of: light) ?? 0) + 1
    $light.set(Light.allCases[next % Light.allCases.count])
  }
}
