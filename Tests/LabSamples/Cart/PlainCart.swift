/// A team's own model, which knows nothing of any library.
final class PlainCart {
  private var counts: [String: Int] = [:]
  private var observers: [() -> Void] = []

  var total: Int { counts.values.reduce(0, +) }

  func onChange(_ observer: @escaping () -> Void) { observers.append(observer) }

  func add(_ product: String) {
    counts[product, default: 0] += 1
    for observer in observers { observer() }
  }
}
