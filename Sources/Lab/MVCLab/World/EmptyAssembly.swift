import HeadlessUI

/// The objects of a wiring that crashed while it was made: none.
final class EmptyAssembly: Assembly {
  func makeScreen(_ kind: String) -> ViewController { ViewController() }
}
