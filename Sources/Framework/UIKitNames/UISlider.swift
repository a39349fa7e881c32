import HeadlessUI
import MVC

/// A control with a number, which UIKit calls its value; a stepper and a slider are such controls.
public protocol NumberValueControl: NumberControl {}

extension NumberControl: NumberValueControl {}

extension NumberValueControl {
  /// The number; to set it is to call `setNumber`, but the flow does not know the line.
  ///
  /// The text that the lab calls a control's value is that of `Control`.
  public var value: Double {
    get { number }
    set { setNumber(newValue, fileID: "", line: 0) }
  }
}

extension NumberControl {
  /// Changes the number without calling the target; nothing is animated.
  public func setValue(
    _ number: Double,
    animated: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    setNumber(number, fileID: fileID, line: line)
  }
}

extension NumberValueControl {
  /// The least number; to set it calls no target.
  public var minimumValue: Double {
    get { bounds.lowerBound }
    set { setBounds(newValue...max(newValue, bounds.upperBound), fileID: "", line: 0) }
  }

  /// The greatest number; to set it calls no target.
  public var maximumValue: Double {
    get { bounds.upperBound }
    set { setBounds(min(newValue, bounds.lowerBound)...newValue, fileID: "", line: 0) }
  }
}

extension Stepper {
  /// How much a tap adds or takes away; one of 0 or less becomes 1.
  public var stepValue: Double {
    get { step }
    set { setStep(newValue, fileID: "", line: 0) }
  }
}

/// A control whose numbers UIKit has as `Float`, which is a slider.
///
/// Where the type is left open a number of it is a `Float`; a `Double` stands where one is wanted.
public protocol FloatValueControl: NumberValueControl {}

extension Slider: FloatValueControl {}

extension FloatValueControl {
  /// The number; to set it is to call `setNumber`, but the flow does not know the line.
  public var value: Float {
    get { Float(number) }
    set { setNumber(newValue.sameDigits, fileID: "", line: 0) }
  }

  /// Changes the number without calling the target; nothing is animated.
  public func setValue(
    _ value: Float,
    animated: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    setNumber(value.sameDigits, fileID: fileID, line: line)
  }

  /// The least number; to set it calls no target.
  public var minimumValue: Float {
    get { Float(bounds.lowerBound) }
    set {
      setBounds(
        newValue.sameDigits...max(newValue.sameDigits, bounds.upperBound),
        fileID: "",
        line: 0
      )
    }
  }

  /// The greatest number; to set it calls no target.
  public var maximumValue: Float {
    get { Float(bounds.upperBound) }
    set {
      setBounds(
        min(newValue.sameDigits, bounds.lowerBound)...newValue.sameDigits,
        fileID: "",
        line: 0
      )
    }
  }
}

extension Float {
  /// The number with the digits that this one is printed with: 0.7, and not 0.699999988.
  var sameDigits: Double { Double("\(self)") ?? Double(self) }
}
