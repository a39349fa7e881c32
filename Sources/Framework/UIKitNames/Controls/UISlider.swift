import HeadlessUI
import MVC

/// A control whose number UIKit calls its value: a stepper or a slider.
public protocol NumberValueControl: NumberControl {}

extension NumberControl: NumberValueControl {}

extension NumberValueControl {
  /// The number; to set it calls no target.
  ///
  /// Where a text is wanted, the `value` of `Control` is taken.
  public var value: Double {
    get { number }
    set { number = newValue }
  }

  /// The least number; to set it calls no target.
  public var minimumValue: Double {
    get { bounds.lowerBound }
    set { bounds = newValue...max(newValue, bounds.upperBound) }
  }

  /// The greatest number; to set it calls no target.
  public var maximumValue: Double {
    get { bounds.upperBound }
    set { bounds = min(newValue, bounds.lowerBound)...newValue }
  }
}

extension NumberControl {
  /// Changes the number without calling the target; nothing is animated.
  public func setValue<Number: PrintedNumber>(_ value: Number, animated: Bool) {
    number = value.sameDigits
  }
}

extension Stepper {
  /// How much a tap adds or takes away; one of 0 or less becomes 1.
  public var stepValue: Double {
    get { step }
    set { step = newValue }
  }
}

/// A control whose numbers are `Float` in UIKit: a slider.
///
/// A number of it is a `Float` unless a `Double` is wanted.
public protocol FloatValueControl: NumberValueControl {}

extension Slider: FloatValueControl {}

extension FloatValueControl {
  /// The number; to set it calls no target.
  public var value: Float {
    get { Float(number) }
    set { number = newValue.sameDigits }
  }

  /// The least number; to set it calls no target.
  public var minimumValue: Float {
    get { Float(bounds.lowerBound) }
    set { (self as NumberControl).minimumValue = newValue.sameDigits }
  }

  /// The greatest number; to set it calls no target.
  public var maximumValue: Float {
    get { Float(bounds.upperBound) }
    set { (self as NumberControl).maximumValue = newValue.sameDigits }
  }
}

/// A `Float`, which becomes the `Double` with the same digits: 0.7, and not 0.699999988; or a `Double`.
public protocol PrintedNumber: BinaryFloatingPoint, LosslessStringConvertible {}

extension Float: PrintedNumber {}
extension Double: PrintedNumber {}

extension PrintedNumber {
  var sameDigits: Double { Double("\(self)") ?? Double(self) }
}
