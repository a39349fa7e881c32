import HeadlessUI
import MVC

/// A closure that a control or a menu calls.
///
/// A closure does not say whose code it is: the lab counts it as the code of the screen that the control is in. A
/// view or a cell that acts for itself says so with `addTarget`, see ``TargetActionControl``.
public final class UIAction: UIMenuElement {
  /// How an action stands in a menu.
  public struct Attributes: OptionSet, Sendable {
    /// The attributes as bits.
    public let rawValue: Int

    /// Makes the attributes of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Can't be chosen, or is not in the menu at all.
    public static let disabled = Self(rawValue: 1), hidden = Self(rawValue: 4)
    /// Deletes something; it looks like other actions here.
    public static let destructive = Self(rawValue: 2)
  }

  /// Whether an action has a checkmark in a menu; `mixed` looks like `off` here.
  public enum State: Sendable {
    /// No checkmark, a checkmark, or one for a part.
    case off, on, mixed
  }

  /// The title of a button that is made with it, or of the choice in a menu; may be empty.
  public let title: String
  /// How it stands in a menu.
  public var attributes: Attributes
  /// Whether it has a checkmark in a menu.
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
