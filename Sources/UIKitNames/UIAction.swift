import HeadlessUI
import MVC

/// A closure that a control calls.
///
/// A closure does not say whose code it is: the lab counts it as the code of the screen that the control is in. A
/// view or a cell that acts for itself says so with `addTarget`, see ``TargetActionControl``.
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
