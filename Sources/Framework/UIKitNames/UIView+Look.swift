import HeadlessUI

// The lab draws no look. These properties take what UIKit's take, so that lines which only say how something looks can
// stay; they store nothing, and each one returns its default.

extension Element {
  /// True, whatever it is set to: the lab draws no look, and has no constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { true }
    set {}
  }
}

extension StackView {
  /// How UIKit divides the room along a stack.
  public enum Distribution: Sendable {
    /// Its elements fill the room.
    case fill, fillEqually, fillProportionally
    /// Its elements leave room between them.
    case equalSpacing, equalCentering
  }

  /// How UIKit places the elements across a stack.
  public enum Alignment: Sendable {
    /// They fill the room.
    case fill
    /// They stand at an edge or in the middle.
    case leading, trailing, top, bottom, center
    /// Their texts stand on a line.
    case firstBaseline, lastBaseline
  }

  /// 0, whatever it is set to: the lab draws no look.
  public var spacing: Double {
    get { 0 }
    set {}
  }

  /// False, whatever it is set to: the lab draws no look.
  public var isLayoutMarginsRelativeArrangement: Bool {
    get { false }
    set {}
  }

  /// `fill`, whatever it is set to: the lab draws no look.
  public var distribution: Distribution {
    get { .fill }
    set {}
  }

  /// `fill`, whatever it is set to: the lab draws no look.
  public var alignment: Alignment {
    get { .fill }
    set {}
  }
}

/// How UIKit draws the bar with the time.
public enum UIStatusBarStyle: Sendable {
  /// With texts that fit the screen.
  case `default`
  /// With such texts.
  case lightContent, darkContent
}

/// On which side UIKit draws a text.
public enum NSTextAlignment: Sendable {
  /// On this side, or in the middle.
  case left, center, right
  /// On both sides.
  case justified
  /// Where the language begins its lines.
  case natural
}

extension Label {
  /// `natural`, whatever it is set to: the lab draws no look.
  public var textAlignment: NSTextAlignment {
    get { .natural }
    set {}
  }
}

extension TableView {
  /// How UIKit separates rows.
  public enum SeparatorStyle: Sendable {
    /// Not at all.
    case none
    /// By a line.
    case singleLine
  }

  /// The height that UIKit finds out itself.
  public static var automaticDimension: Double { -1 }

  /// `singleLine`, whatever it is set to: the lab draws no look.
  public var separatorStyle: SeparatorStyle {
    get { .singleLine }
    set {}
  }

  /// `automaticDimension`, whatever it is set to: the lab draws no look.
  public var rowHeight: Double {
    get { TableView.automaticDimension }
    set {}
  }

  /// `automaticDimension`, whatever it is set to: the lab draws no look.
  public var estimatedRowHeight: Double {
    get { TableView.automaticDimension }
    set {}
  }
}

extension UITableViewCell {
  /// How UIKit draws a selected row; here all rows look the same.
  public enum SelectionStyle: Sendable {
    /// As other rows.
    case none
    /// As the system draws it.
    case `default`
    /// As the system draws it.
    case blue
    /// With a grey background.
    case gray
  }

  /// `default`, whatever it is set to: the lab draws no look.
  public var selectionStyle: SelectionStyle {
    get { .default }
    set {}
  }
}

/// Which keys UIKit's keyboard has.
public enum UIKeyboardType: Sendable {
  /// Those for texts.
  case `default`, asciiCapable, twitter
  /// Those for addresses.
  case emailAddress, webSearch
  /// Those for numbers.
  case numbersAndPunctuation, numberPad, phonePad, namePhonePad, decimalPad
}

/// What UIKit's Return key says.
public enum UIReturnKeyType: Sendable {
  /// Return.
  case `default`
  /// This word.
  case go, join, next, route, search, send, done, `continue`
}

/// What UIKit's keyboard begins with a capital.
public enum UITextAutocapitalizationType: Sendable {
  /// Nothing.
  case none
  /// These.
  case words, sentences, allCharacters
}

/// Whether UIKit corrects what the user types.
public enum UITextAutocorrectionType: Sendable {
  /// As the system does it elsewhere.
  case `default`
  /// Never, or always.
  case no, yes
}

/// What a field is for, from which UIKit proposes texts.
public enum UITextContentType: Sendable {
  /// A person's name, or a part of it.
  case name, givenName, familyName
  /// An address for mail.
  case emailAddress
  /// A number that is called, or a code that was sent.
  case telephoneNumber, oneTimeCode
  /// What the user signs in with.
  case username, password, newPassword
}

extension TextControl {
  /// Nil, whatever it is set to: the lab proposes no texts.
  public var textContentType: UITextContentType? {
    get { nil }
    set {}
  }

  /// `natural`, whatever it is set to: the lab draws no look.
  public var textAlignment: NSTextAlignment {
    get { .natural }
    set {}
  }

  /// `default`, whatever it is set to: the lab draws no look, and the user can type any text.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }

  /// `default`, whatever it is set to: the lab draws no look.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }

  /// `sentences`, whatever it is set to: the lab draws no look, and the text is what the user types.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }

  /// `default`, whatever it is set to: the lab draws no look, and the text is what the user types.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
}

extension TextField {
  /// How UIKit draws the border of a field.
  public enum BorderStyle: Sendable {
    /// Not at all.
    case none
    /// In this way.
    case line, bezel, roundedRect
  }

  /// When UIKit shows a view in a field.
  public enum ViewMode: Sendable {
    /// At these times.
    case never, whileEditing, unlessEditing, always
  }

  /// `none`, whatever it is set to: the lab draws no look.
  public var borderStyle: BorderStyle {
    get { .none }
    set {}
  }

  /// `never`, whatever it is set to: the lab draws no look, and to clear a field is to type nothing.
  public var clearButtonMode: ViewMode {
    get { .never }
    set {}
  }
}
