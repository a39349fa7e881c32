import HeadlessUI
import MVC

extension Control {
  /// The events that a control calls its targets for.
  public struct Event: OptionSet, Sendable {
    /// The events as bits.
    public let rawValue: Int
    /// Makes the events of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The user touches the control, which is before all else; a field does not send it.
    public static let touchDown = Event(rawValue: 1)
    /// The user has tapped the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The user has changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user has done what a button is for, which is to tap it.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A field has got the keyboard.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user has typed into a field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A field has lost the keyboard.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The user has pressed Return in a field, which ends the editing afterwards.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of the editing of a field.
    public static let allEditingEvents: Event = [
      .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
    ]
  }

  /// Calls an action at these events, after the actions that were added before; the same action again is no change.
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

  /// Calls what it calls at these events, as if the user had caused them, even while it is disabled.
  ///
  /// It changes nothing of the control's own: to set `isOn` or `text` is another line, as in UIKit.
  public func sendActions(for events: Event) {
    for (event, moment) in moments where events.contains(event) { sendActions(at: moment) }
    if !events.isDisjoint(with: mainEvents) { sendAction() }
  }

  func add(_ action: ElementAction<Control>, for events: Event) {
    let main = events.intersection(mainEvents)
    if !main.isEmpty { addAction(action, for: main.rawValue) }
    for (event, moment) in moments where events.contains(event) { addAction(action, at: moment) }
  }

  /// The names of its one main event.
  private var mainEvents: Event {
    switch self {
    case is TextControl: .editingChanged
    case is Button: [.touchUpInside, .primaryActionTriggered]
    case is SegmentedControl: .valueChanged
    default: [.touchUpInside, .valueChanged]
    }
  }

  /// The events that it sends beside the main one.
  private var moments: [(Event, ControlMoment)] {
    switch self {
    case is TextField:
      [
        (.editingDidBegin, .didBeginEditing), (.editingDidEnd, .didEndEditing),
        (.editingDidEndOnExit, .return),
      ]
    case is TextView: []
    default: [(.touchDown, .touchDown)]
    }
  }
}
