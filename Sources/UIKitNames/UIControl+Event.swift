import HeadlessUI
import MVC

extension Control {
  /// The events that a control calls its targets for.
  public struct Event: OptionSet, Sendable {
    /// The events as bits.
    public let rawValue: Int
    /// Makes the events of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The user has tapped the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The user has changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user has typed into a field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The user has pressed Return in a field, which ends the editing afterwards.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }

  /// Calls an action at these events, behind what it calls already; the same action again is no change.
  ///
  /// An event that the control does not send calls nothing, as in UIKit.
  public func addAction(
    _ action: UIAction,
    for events: Event,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let site = CallSite(fileID: fileID, line: line)
    add(.closure(key: action, site: site, action.call), for: events)
  }

  func add(_ action: ControlAction, for events: Event) {
    if !events.isDisjoint(with: sentEvents) { addAction(action) }
    if events.contains(.editingDidEndOnExit) { (self as? TextField)?.addReturnAction(action) }
  }

  /// The events that it sends beside Return.
  private var sentEvents: Event {
    switch self {
    case is TextControl: .editingChanged
    case is Button: .touchUpInside
    case is SegmentedControl: .valueChanged
    default: [.touchUpInside, .valueChanged]
    }
  }
}
