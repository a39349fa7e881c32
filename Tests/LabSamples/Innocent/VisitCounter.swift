import MVC

/// What a counter tells of itself.
protocol VisitCounterDelegate: AnyObject {
  func counterDidChange(_ counter: VisitCounter)
}

/// Knows its delegate by a protocol only.
final class VisitCounter: Model {
  weak var delegate: (any VisitCounterDelegate)?
  @Observed private(set) var count = 0

  func add() {
    count += 1
    delegate?.counterDidChange(self)
  }
}
