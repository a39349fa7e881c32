import HeadlessUI
import MVC

/// A closure that a control calls.
///
/// A closure does not say whose code it is: the lab counts it as the code of the screen that the control is in. A
/// view or a cell that acts for itself says so with ``TargetActionControl/addTarget(_:action:for:fileID:line:)``.
public final class UIAction {
  /// The title of a button that is made with it; may be empty.
  public let title: String
  /// The control that calls it now, or called it last.
  public private(set) weak var sender: UIControl?
  private let handler: (UIAction) -> Void

  /// Makes an action that calls `handler`, which is kept alive by the control.
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    (self.title, self.handler) = (title, handler)
  }

  func call(from control: UIControl) {
    sender = control
    handler(self)
  }
}

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

  fileprivate func add(_ action: ControlAction, for events: Event) {
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

/// A control, which hands itself to the methods that it calls.
public protocol TargetActionControl: Control {}

extension Control: TargetActionControl {}

extension TargetActionControl {
  /// Calls a method of `target` at these events, behind what it calls already; the target is held weakly.
  ///
  ///     saveButton.addTarget(self, action: NoteController.save, for: .touchUpInside)
  ///
  /// The same target again, at the same line, is no change. An event that the control does not send calls
  /// nothing, as in UIKit.
  public func addTarget<Target: Component>(
    _ target: Target,
    action: @escaping (Target) -> () throws -> Void,
    for events: Control.Event,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let site = CallSite(fileID: fileID, line: line)
    add(.target(TargetAction(target, site: site) { try action($0)() }), for: events)
  }

  /// Calls a method of `target` with the control that sends the event.
  public func addTarget<Target: Component>(
    _ target: Target,
    action: @escaping (Target) -> (Self) throws -> Void,
    for events: Control.Event,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let site = CallSite(fileID: fileID, line: line)
    let send = TargetAction(target, site: site) { [weak self] target in
      if let self { try action(target)(self) }
    }
    add(.target(send), for: events)
  }
}

extension Button {
  /// Makes a button with the title of an action, which a tap calls.
  public convenience init(
    primaryAction: UIAction,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(primaryAction.title)
    addAction(primaryAction, for: .touchUpInside, fileID: fileID, line: line)
  }
}
