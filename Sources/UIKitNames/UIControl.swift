import HeadlessUI
import MVC

extension Control {
  /// The states of a control that have a look of their own in UIKit; here a control has one look.
  public struct State: OptionSet, Sendable {
    /// The states as bits.
    public let rawValue: Int
    /// Makes the states of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// No other state.
    public static let normal: State = []
    /// The user touches the control.
    public static let highlighted = State(rawValue: 1)
    /// The control does not react.
    public static let disabled = State(rawValue: 2)
    /// The control is chosen among others.
    public static let selected = State(rawValue: 4)
  }
}

extension Button {
  /// Changes the title for the normal state; the titles of other states are not drawn.
  public func setTitle(
    _ title: String,
    for state: State,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    if state == .normal { setTitle(title, fileID: fileID, line: line) }
  }
}

extension TextField {
  /// Whether a star stands for each character of the text.
  public var isSecureTextEntry: Bool {
    get { isSecure }
    set { isSecure = newValue }
  }
}

extension Switch {
  /// Turns it on or off without calling the target; nothing is animated.
  public func setOn(
    _ isOn: Bool,
    animated: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    setOn(isOn, fileID: fileID, line: line)
  }
}

extension SegmentedControl {
  /// The selected segment, counted from 0, or `noSegment`; to set it calls no target.
  public var selectedSegmentIndex: Int {
    get { selected ?? SegmentedControl.noSegment }
    set { select(newValue, fileID: "", line: 0) }
  }

  /// The index that stands for no segment.
  public static var noSegment: Int { -1 }
}

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

extension ProgressView {
  /// Changes the progress; nothing is animated.
  public func setProgress(
    _ progress: Double,
    animated: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    setProgress(progress, fileID: fileID, line: line)
  }
}

extension StackView {
  /// Adds an element on the right of the others.
  public func addArrangedSubview(_ view: UIView) { addSubview(view) }
}
