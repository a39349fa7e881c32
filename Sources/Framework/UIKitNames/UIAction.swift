import HeadlessUI
import MVC

/// A closure that a control or a menu calls.
///
/// A closure does not say whose code it is: the lab counts it as the code of the screen that the control is in. A
/// view or a cell that acts for itself says so with `addTarget`, see ``TargetActionControl``.
public final class UIAction: UIMenuElement {
  /// What an action does, and whether it can be chosen in a menu.
  public typealias Attributes = UIMenuElementAttributes
  /// Whether an action of a menu stands for what is so now.
  public typealias State = UIMenuElementState

  /// The title of a button that is made with it, or of the choice in a menu; may be empty.
  public let title: String
  /// What a menu says of it, such as that it can't be chosen.
  public var attributes: Attributes
  /// The checkmark that it has in a menu, if it has one.
  public var state: State
  /// The control that calls it now, or called it last.
  public private(set) weak var sender: UIControl?
  private let handler: (UIAction) -> Void
  /// The line that names the closure.
  let site: CallSite

  /// Makes an action that calls `handler`, which is kept alive by the control; its picture is not drawn.
  public init(
    title: String = "",
    image: UIImage? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping (UIAction) -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    (self.title, self.attributes, self.state) = (title, attributes, state)
    (self.handler, site) = (handler, CallSite(fileID: fileID, line: line))
  }

  func call(from control: UIControl) {
    sender = control
    handler(self)
  }

  func describe(to digest: inout StateDigest) {
    digest.add(title)
    digest.add(attributes.rawValue)
    digest.add(state == .on)
    digest.add(closure: handler)
  }
}
