import HeadlessUI
import MVC

/// An entry of a menu: an action, or a menu.
public protocol UIMenuElement: AnyObject {
  /// The text of the entry; may be empty.
  var title: String { get }
}

/// The choices of a button, in a sheet: `tap Sort` opens it, `confirm Name` chooses, `dismiss` puts it away.
///
///     sortButton.menu = UIMenu(title: "Sort by", children: [byName, byDate])
///     sortButton.showsMenuAsPrimaryAction = true
public final class UIMenu: UIMenuElement {
  /// How the choices of a menu stand in the one around it.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int
    /// Makes the options of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Its choices stand among the choices around it; otherwise a choice with its title opens it.
    public static let displayInline = Options(rawValue: 1)
    /// Kinds of menus that change nothing here: the app itself sets the checkmark.
    public static let singleSelection = Options(rawValue: 2), destructive = Options(rawValue: 4)
  }

  /// What stands above the choices; may be empty.
  public let title: String
  /// How its choices stand in the menu around it.
  public let options: Options
  /// Its choices, from top to bottom.
  public let children: [any UIMenuElement]

  /// Makes a menu; its picture is not drawn.
  public init(
    title: String = "",
    image: UIImage? = nil,
    options: Options = [],
    children: [any UIMenuElement] = []
  ) { (self.title, self.options, self.children) = (title, options, children) }

  /// The choices of the sheet, including those of inline menus.
  private func choices(of button: Button) -> [AlertAction] {
    children.flatMap { child -> [AlertAction] in
      switch child {
      case let action as UIAction:
        return action.attributes.contains(.hidden) ? [] : [UIMenuChoice(action, of: button)]
      case let menu as UIMenu:
        if menu.options.contains(.displayInline) { return menu.choices(of: button) }
        return [UIMenuChoice(menu, of: button)]
      default: return []
      }
    }
  }
}

extension UIMenu: ButtonMenu {
  package func open(from button: Button) {
    guard let screen = button.screen else { return }
    let sheet = Alert(title, style: .sheet, actions: choices(of: button))
    // A view presents nothing: as in UIKit, it is the screen in front of which a menu stands.
    button.runtime.flow.run(
      .block,
      from: button.participant,
      to: screen.participant,
      "menu"
    ) { screen.present(sheet) }
  }

  package func describe(to digest: inout StateDigest) {
    digest.add(title)
    digest.add(children.count)
    for child in children {
      if let menu = child as? UIMenu { menu.describe(to: &digest) }
      (child as? UIAction)?.describe(to: &digest)
    }
  }
}

/// A choice in the sheet of a menu: `[Name √]`.
private final class UIMenuChoice: AlertAction {
  private let isOn: Bool

  init(_ action: UIAction, of button: Button) {
    isOn = action.state == .on
    super.init(action.title, site: action.site) { [weak button] _ in
      if let button { action.call(from: button) }
    }
    if action.attributes.contains(.disabled) { isEnabled = false }
  }

  init(_ menu: UIMenu, of button: Button) {
    isOn = false
    super.init(menu.title) { [weak button] _ in if let button { menu.open(from: button) } }
  }

  override var inlineText: String? {
    let text = isOn ? "\(title) √" : title
    return isEnabled ? "[\(text)]" : "(\(text))"
  }
}

extension Button {
  /// The choices that a tap opens, if `showsMenuAsPrimaryAction` is true; nil if there are none.
  ///
  /// UIKit opens the menu of another button when it is touched for a while, which the user can't do here.
  public var menu: UIMenu? {
    get { buttonMenu as? UIMenu }
    set { buttonMenu = newValue }
  }

  /// Makes a button of the navigation bar with a menu, which a tap opens if there is no `primaryAction`.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(title ?? primaryAction?.title ?? "")
    setImage(image, for: .normal)
    (self.menu, showsMenuAsPrimaryAction) = (menu, primaryAction == nil)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .touchUpInside, fileID: fileID, line: line)
  }
}
