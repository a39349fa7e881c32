import HeadlessUI
import MVC

/// A control, which can pass itself to the methods that it calls; every control is one.
public protocol TargetActionControl: Control {}

extension Control: TargetActionControl {}

extension TargetActionControl {
  /// Calls a method of `target` at these events, after the actions that were added before; the target is held weakly.
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
