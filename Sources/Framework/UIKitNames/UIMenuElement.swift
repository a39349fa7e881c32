/// An entry of a menu: an action, or a menu of its own.
public protocol UIMenuElement: AnyObject {
  /// What the entry is called; may be empty.
  var title: String { get }
}

/// What an action of a menu does, and whether it can be chosen.
public struct UIMenuElementAttributes: OptionSet, Sendable {
  /// The attributes as bits.
  public let rawValue: Int
  /// Makes the attributes of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It can't be chosen.
  public static let disabled = UIMenuElementAttributes(rawValue: 1)
  /// It deletes something; it looks like others here.
  public static let destructive = UIMenuElementAttributes(rawValue: 2)
  /// It is not in the menu.
  public static let hidden = UIMenuElementAttributes(rawValue: 4)
}

/// Whether an action of a menu stands for what is so now.
public enum UIMenuElementState: Sendable {
  /// It does not.
  case off
  /// It does: a checkmark stands behind the title.
  case on
  /// It does in part, which looks like `off` here.
  case mixed
}
