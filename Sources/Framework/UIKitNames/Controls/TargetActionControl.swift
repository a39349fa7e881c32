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
  /// The same method of the same target again is no change. An event that the control does not send calls nothing. Both
  /// are so in UIKit.
  public func addTarget<Target: Component>(
    _ target: Target,
    action: @escaping (Target) -> () throws -> Void,
    for events: Control.Event,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let site = CallSite(fileID: fileID, line: line)
    let function = Method(call: action).function
    let send = TargetAction(target, site: site, function: function) { try action($0)() }
    add(.target(send), for: events)
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
    let function = MethodWithSender(call: action).function
    let send = TargetAction(target, site: site, function: function) { [weak self] target in
      if let self { try action(target)(self) }
    }
    add(.target(send), for: events)
  }
}

/// A method of a target, as `NoteController.save` names it.
private struct Method<Target: Component> {
  let call: (Target) -> () throws -> Void

  var function: (code: UInt, context: UInt) { words(of: self) }
}

/// A method of a target that takes the control.
private struct MethodWithSender<Target: Component, Sender: Control> {
  let call: (Target) -> (Sender) throws -> Void

  var function: (code: UInt, context: UInt) { words(of: self) }
}

/// The two words that a function in a structure is: where its code begins, and what it captures.
private func words<Holder>(of holder: Holder) -> (code: UInt, context: UInt) {
  withUnsafeBytes(of: holder) { bytes in
    let word = MemoryLayout<UInt>.size
    guard bytes.count == 2 * word else { return (0, 0) }
    return (bytes.load(as: UInt.self), bytes.load(fromByteOffset: word, as: UInt.self))
  }
}
