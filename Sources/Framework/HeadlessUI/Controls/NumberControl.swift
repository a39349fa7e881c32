import MVC

/// A control with a number within bounds.
open class NumberControl: ValueControl {
  private var shown: Double
  private var range: ClosedRange<Double>

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
    (shown, range) = (number.clamped(to: bounds), bounds)
    super.init(label, identifier: identifier)
  }

  private static let widest =
    -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude

  // Where a number may stand as well, `UIKitNames` has another property of this name.
  @_disfavoredOverload
  override open var value: String { number.shortText }

  /// The number; one outside the bounds becomes the nearest within them, and to set it calls no target.
  public var number: Double {
    get {
      noteLook()
      return shown
    }
    set {
      noteContent()
      let clamped = newValue.clamped(to: bounds)
      guard clamped != shown else { return }
      shown = clamped
      render("set \(flowName) to \(value)")
    }
  }

  /// The least and the greatest number; a number outside of new ones becomes the nearest within them, and to set them
  /// calls no target.
  ///
  /// A bound that is not finite becomes the nearest finite one.
  public var bounds: ClosedRange<Double> {
    get { range }
    set {
      let bounds = newValue.clamped(to: NumberControl.widest)
      guard bounds != range else { return }
      range = bounds
      shown = shown.clamped(to: bounds)
      render("set the bounds of \(flowName) to \(ControlValues.numbers(bounds))")
    }
  }

  /// Takes a number from the user, and calls the target if it is another one.
  ///
  /// Returns whether the target heard it.
  @discardableResult
  func take(_ number: Double) -> Bool {
    let clamped = number.clamped(to: bounds)
    guard clamped != shown else { return false }
    noteUse()
    shown = clamped
    return sendAction()
  }

  override func describeContent(to digest: inout StateDigest) {
    super.describeContent(to: &digest)
    digest.add(number)
    digest.add(bounds.lowerBound)
    digest.add(bounds.upperBound)
  }
}
