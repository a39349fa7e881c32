import MVC

/// A control with a number within bounds.
open class NumberControl: ValueControl {
  /// The number, within the bounds.
  public private(set) var number: Double
  /// The least and the greatest number.
  public let bounds: ClosedRange<Double>

  /// Makes a control behind a label; a number outside the bounds becomes the nearest within them.
  public init(
    _ label: String,
    number: Double,
    in bounds: ClosedRange<Double>,
    identifier: String = ""
  ) {
    self.number = number.clamped(to: bounds)
    self.bounds = bounds
    super.init(label, identifier: identifier)
  }

  override open var value: String { number.shortText }

  /// Changes the number without calling the target; one outside the bounds becomes the nearest within
  /// them.
  public func setNumber(_ number: Double, fileID: StaticString = #fileID, line: UInt = #line) {
    let clamped = number.clamped(to: bounds)
    guard clamped != self.number else { return }
    self.number = clamped
    render("set \(flowName) to \(value)", fileID: fileID, line: line)
  }

  /// Takes a number from the user, and calls the target if it is another one.
  func take(_ number: Double) {
    let clamped = number.clamped(to: bounds)
    guard clamped != self.number else { return }
    self.number = clamped
    sendAction()
  }

  override func describeContent(to digest: inout StateDigest) {
    super.describeContent(to: &digest)
    digest.add(number)
  }
}
