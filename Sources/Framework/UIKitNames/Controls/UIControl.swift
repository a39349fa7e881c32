import HeadlessUI

extension TextField {
  /// Whether the text is drawn as stars.
  public var isSecureTextEntry: Bool {
    get { isSecure }
    set { isSecure = newValue }
  }
}

extension SegmentedControl {
  /// Makes a control with these segments; none is selected.
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
    set { selected = newValue }
  }

  /// The selected index while no segment is selected.
  public static var noSegment: Int { -1 }
}

extension Control {
  /// Whether the user can act on it; the same as `isEnabled` here.
  public var isUserInteractionEnabled: Bool {
    get { isEnabled }
    set { isEnabled = newValue }
  }
}
