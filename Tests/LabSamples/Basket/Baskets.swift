import Observation

/// A model with a callback, as it was before there was a lab.
final class PlainBasket {
  private(set) var lines: [String] = []
  var onChange: () -> Void = {}

  func add(_ line: String) {
    lines.append(line)
    onChange()
  }
}

/// The same model as an observable class.
@Observable
final class ObservableBasket {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}
