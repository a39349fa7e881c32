import HeadlessUI
import MVC

/// A label, a field, a button or a screen, whose text or title is an optional in UIKit.
///
/// Here the text is never nil. Each of these properties exists twice; the optional one is taken only where a `String`
/// does not do: `if let text = field.text`, `field.text!`, `label.text = nil`.
public protocol OptionalText: Component {}

extension Label: OptionalText {}
extension TextControl: OptionalText {}
extension Button: OptionalText {}
extension ViewController: OptionalText {}

extension OptionalText where Self: Label {
  /// The text, which is never nil; nil empties it.
  public var text: String? {
    get { shown((self as Label).text) }
    set { (self as Label).text = newValue ?? "" }
  }
}

extension OptionalText where Self: TextControl {
  /// The text, which is never nil; nil empties it, and calls neither the target nor the delegate.
  public var text: String? {
    get { shown((self as TextControl).text) }
    set { (self as TextControl).text = newValue ?? "" }
  }
}

extension OptionalText where Self: TextField {
  /// What UIKit shows in an empty field; nil if there is none.
  public var placeholder: String? {
    get {
      let placeholder = shown((self as TextField).placeholder)
      return placeholder.isEmpty ? nil : placeholder
    }
    set { (self as TextField).placeholder = newValue ?? "" }
  }
}

extension OptionalText where Self: Button {
  /// The title; nil if it has none.
  public var title: String? {
    get { currentTitle }
    set { setTitle(newValue, for: .normal) }
  }
}

extension OptionalText where Self: ViewController {
  /// The title in the navigation bar; nil if there is none.
  public var title: String? {
    get {
      let title = shown((self as ViewController).title)
      return title.isEmpty ? nil : title
    }
    set { (self as ViewController).title = newValue ?? "" }
  }
}

/// Selects the text that is no optional; otherwise a property would call itself.
private func shown(_ text: String) -> String { text }
