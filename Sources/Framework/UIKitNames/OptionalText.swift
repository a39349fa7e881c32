import HeadlessUI
import MVC

/// What has a text or a title that is an optional in UIKit: a label, a field, a button, a screen.
///
/// Here the text is there always. So each of these properties is there twice, and the optional one is taken only
/// where a `String` does not do: `if let text = field.text`, `field.text!`, `label.text = nil`.
public protocol OptionalText: Component {}

extension Label: OptionalText {}
extension TextControl: OptionalText {}
extension Button: OptionalText {}
extension ViewController: OptionalText {}

extension OptionalText where Self: Label {
  /// The text, which is never nil; to set it to nil is to empty it.
  public var text: String? {
    get { shown((self as Label).text) }
    set { setText(newValue ?? "", fileID: "", line: 0) }
  }
}

extension OptionalText where Self: TextControl {
  /// The text, which is never nil; to set it to nil is to empty it, and calls neither target nor delegate.
  public var text: String? {
    get { shown((self as TextControl).text) }
    set { setText(newValue ?? "", fileID: "", line: 0) }
  }
}

extension OptionalText where Self: TextField {
  /// What UIKit shows in an empty field; nil if there is none.
  public var placeholder: String? {
    get {
      let placeholder = shown((self as TextField).placeholder)
      return placeholder.isEmpty ? nil : placeholder
    }
    set { setPlaceholder(newValue ?? "", fileID: "", line: 0) }
  }
}

extension OptionalText where Self: Button {
  /// The title; nil if it has none, and to set it is to call `setTitle`, but the flow does not know the line.
  public var title: String? {
    get { currentTitle }
    set { setTitle(newValue ?? "", fileID: "", line: 0) }
  }
}

extension OptionalText where Self: ViewController {
  /// The title in the navigation bar; nil if there is none.
  public var title: String? {
    get {
      let title = shown((self as ViewController).title)
      return title.isEmpty ? nil : title
    }
    set { setTitle(newValue ?? "", fileID: "", line: 0) }
  }
}

/// Asks for the text that is no optional, which would else be asked for again and again.
private func shown(_ text: String) -> String { text }
