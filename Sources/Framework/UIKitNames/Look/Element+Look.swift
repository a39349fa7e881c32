import HeadlessUI

// The lab draws no look. These properties take what UIKit's take, so that lines which only say how something looks can
// stay; they store nothing, and each one returns its default.

extension Element {
  /// How a picture fits into its view.
  public enum ContentMode: Sendable {
    /// In this size or at this place.
    case scaleToFill, scaleAspectFit, scaleAspectFill, center, top, bottom, left, right
  }

  /// A layer that nobody draws.
  public var layer: CALayer { CALayer() }

  /// Always nil.
  public var backgroundColor: UIColor? {
    get { nil }
    set {}
  }

  /// Always `systemBlue`.
  public var tintColor: UIColor? {
    get { .systemBlue }
    set {}
  }

  /// Always false.
  public var clipsToBounds: Bool {
    get { false }
    set {}
  }

  /// Always `scaleToFill`.
  public var contentMode: ContentMode {
    get { .scaleToFill }
    set {}
  }

  /// Always true.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { true }
    set {}
  }
}

/// A label, a field or a text view, which have a font and a color.
public protocol StyledText: Element {}

extension Label: StyledText {}
extension TextControl: StyledText {}

extension StyledText {
  /// Always `label`.
  public var textColor: UIColor? {
    get { .label }
    set {}
  }

  /// Always the system's font of 17 points.
  public var font: UIFont? {
    get { .systemFont(ofSize: 17) }
    set {}
  }

  /// Always `natural`.
  public var textAlignment: NSTextAlignment {
    get { .natural }
    set {}
  }

  /// Always false.
  public var adjustsFontForContentSizeCategory: Bool {
    get { false }
    set {}
  }
}

/// On which side a text stands.
public enum NSTextAlignment: Sendable {
  /// A side; `natural` is where the language begins its lines.
  case left, center, right, justified, natural
}

extension TextControl {
  /// Always `default`: the user can type any text.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }

  /// Always `default`.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }

  /// Always `sentences`: the text is what the user types.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }

  /// Always `default`: the text is what the user types.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }

  /// Always nil.
  public var textContentType: UITextContentType? {
    get { nil }
    set {}
  }
}

extension TextField {
  /// The look of a field's border.
  public enum BorderStyle: Sendable {
    /// A look.
    case none, line, bezel, roundedRect
  }

  /// When a field shows a view of its own.
  public enum ViewMode: Sendable {
    /// A time.
    case never, whileEditing, unlessEditing, always
  }

  /// Always `none`.
  public var borderStyle: BorderStyle {
    get { .none }
    set {}
  }

  /// Always `never`: to clear a field is to type nothing.
  public var clearButtonMode: ViewMode {
    get { .never }
    set {}
  }
}

extension Button {
  /// The look of a button's title.
  public final class TitleLabel {
    /// The title; nil if there is none.
    public let text: String?
    /// The font.
    public var font: UIFont?
    /// The number of lines.
    public var numberOfLines = 1
    /// The side on which the text stands.
    public var textAlignment = NSTextAlignment.natural
    /// Whether a smaller font makes a long title fit.
    public var adjustsFontSizeToFitWidth = false

    init(_ text: String?) { self.text = text }
  }

  /// The look of the title; to change the title is to call `setTitle(_:for:)`.
  public var titleLabel: TitleLabel? { TitleLabel(shownTitle.isEmpty ? nil : shownTitle) }
}

extension StackView {
  /// How the room along a stack is divided.
  public enum Distribution: Sendable {
    /// By the sizes of the elements, or with room between them.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where the elements stand across a stack.
  public enum Alignment: Sendable {
    /// A place.
    case fill, leading, trailing, top, bottom, center, firstBaseline, lastBaseline
  }

  /// Always 0.
  public var spacing: Double {
    get { 0 }
    set {}
  }

  /// Always `fill`.
  public var distribution: Distribution {
    get { .fill }
    set {}
  }

  /// Always `fill`.
  public var alignment: Alignment {
    get { .fill }
    set {}
  }

  /// Always false.
  public var isLayoutMarginsRelativeArrangement: Bool {
    get { false }
    set {}
  }

  /// Does nothing.
  public func setCustomSpacing(_ spacing: Double, after view: Element) {}
}

extension TableView {
  /// How rows are separated.
  public enum SeparatorStyle: Sendable {
    /// By a line, or not at all.
    case none, singleLine
  }

  /// The height that UIKit finds out itself.
  public static var automaticDimension: Double { -1 }

  /// Always `singleLine`.
  public var separatorStyle: SeparatorStyle {
    get { .singleLine }
    set {}
  }

  /// Always `automaticDimension`.
  public var rowHeight: Double {
    get { TableView.automaticDimension }
    set {}
  }

  /// Always `automaticDimension`.
  public var estimatedRowHeight: Double {
    get { TableView.automaticDimension }
    set {}
  }

  /// Always `none`: the lab has no keyboard on the screen.
  public var keyboardDismissMode: KeyboardDismissMode {
    get { .none }
    set {}
  }

  /// When the keyboard leaves while the user scrolls.
  public enum KeyboardDismissMode: Sendable {
    /// A time.
    case none, onDrag, interactive
  }
}

extension NavigationItem {
  /// When a title is large.
  public enum LargeTitleDisplayMode: Sendable {
    /// A time.
    case automatic, always, never
  }

  /// Always `automatic`.
  public var largeTitleDisplayMode: LargeTitleDisplayMode {
    get { .automatic }
    set {}
  }

  /// Always nil: the back button is drawn as `<`.
  public var backButtonTitle: String? {
    get { nil }
    set {}
  }

  /// Always nil: the back button is drawn as `<`.
  public var backBarButtonItem: Button? {
    get { nil }
    set {}
  }

  /// Always true.
  public var hidesSearchBarWhenScrolling: Bool {
    get { true }
    set {}
  }
}

extension NavigationController {
  /// The look of the bar.
  public var navigationBar: UINavigationBar { UINavigationBar() }
}

extension TabItem {
  /// Always nil: a tab has no picture.
  public var image: UIImage? {
    get { nil }
    set {}
  }
}

extension ViewController {
  /// Always false: a search shows its results in the screen itself.
  public var definesPresentationContext: Bool {
    get { false }
    set {}
  }
}

/// The look of the bar with the time.
public enum UIStatusBarStyle: Sendable {
  /// The color of its texts.
  case `default`, lightContent, darkContent
}
