import MVC

/// A control with a number within bounds.
open class NumberControl: ValueControl {
  /// The number, within the bounds.
  public private(set) var number: Double
  /// The least and the greatest number.
  public private(set) var bounds: ClosedRange<Double>

  /// Makes a control behind a label; a number outside the bounds becomes the nearest within them.
  ///
  /// A bound that is not finite becomes the nearest finite one.
  public init(
    _ label: String = "",
    number: Double,
    in bounds: ClosedRange<Double>,
    identifier: String = ""
  ) {
    let bounds = bounds.clamped(to: NumberControl.widest)
    self.number = number.clamped(to: bounds)
    self.bounds = bounds
    super.init(label, identifier: identifier)
  }

  private static let widest =
    -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude

  // Where a number may stand as well, `UIKitNames` has another property of this name.
  @_disfavoredOverload
  override open var value: String { number.shortText }

  /// Changes the number without calling the target; one outside the bounds becomes the nearest within
  /// them.
  public func setNumber(_ number: Double, fileID: StaticString = #fileID, line: UInt = #line) {
    let clamped = number.clamped(to: bounds)
    guard clamped != self.number else { return }
    self.number = clamped
    render("set \(flowName) to \(value)", fileID: fileID, line: line)
  }

  /// Changes the bounds without calling the target; a number outside of them becomes the nearest within them.
  ///
  /// A bound that is not finite becomes the nearest finite one.
  public func setBounds(
    _ bounds: ClosedRange<Double>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let bounds = bounds.clamped(to: NumberControl.widest)
    guard bounds != self.bounds else { return }
    self.bounds = bounds
    number = number.clamped(to: bounds)
    render(
      "set the bounds of \(flowName) to \(ControlValues.numbers(bounds))",
      fileID: fileID,
      line: line
    )
  }

  /// Takes a number from the user, and calls the target if it is another one.
  ///
  /// Returns whether the target heard it.
  @discardableResult
  func take(_ number: Double) -> Bool {
    let clamped = number.clamped(to: bounds)
    guard clamped != self.number else { return false }
    self.number = clamped
    return sendAction()
  }

  override func describeContent(to digest: inout StateDigest) {
    super.describeContent(to: &digest)
    digest.add(number)
    digest.add(bounds.lowerBound)
    digest.add(bounds.upperBound)
  }
}
