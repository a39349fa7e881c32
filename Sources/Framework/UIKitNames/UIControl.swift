import HeadlessUI
import MVC

extension Control {
  /// The states of a control; here a button has a title and a picture of its own for some.
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
  /// Makes a control with these segments, of which none is selected.
  public convenience init(items: [String]) { self.init("", items) }

  /// The number of segments.
  public var numberOfSegments: Int { segments.count }

  /// The title of a segment; nil if there is none at this index.
  public func titleForSegment(at index: Int) -> String? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  /// The selected segment, counted from 0, or `noSegment`; to set it calls no target.
  public var selectedSegmentIndex: Int {
    get { selected ?? SegmentedControl.noSegment }
    set { select(newValue, fileID: "", line: 0) }
  }

  /// Adds a segment at an index, or behind the last one; the selected segment stays selected, and nothing is animated.
  public func insertSegment(
    withTitle title: String?,
    at index: Int,
    animated: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    insert(title ?? "", at: index, site: CallSite(fileID: fileID, line: line))
  }

  /// Removes all segments, so that none is selected.
  public func removeAllSegments(fileID: StaticString = #fileID, line: UInt = #line) {
    removeAll(site: CallSite(fileID: fileID, line: line))
  }

  /// Renames a segment; UIKit ends the program if there is none at this index, and here that is no change.
  public func setTitle(
    _ title: String?,
    forSegmentAt index: Int,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    rename(index, title ?? "", site: CallSite(fileID: fileID, line: line))
  }

  /// Lets the user select a segment, or not.
  public func setEnabled(
    _ enabled: Bool,
    forSegmentAt index: Int,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    setEnabled(enabled, segment: index, site: CallSite(fileID: fileID, line: line))
  }

  /// Whether the user can select a segment while the control is enabled.
  public func isEnabledForSegment(at index: Int) -> Bool { isEnabled(index) }

  /// The index that stands for no segment.
  public static var noSegment: Int { -1 }
}
