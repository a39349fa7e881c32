import HeadlessUI

/// What a cell shows, as a value, which makes the view that shows it.
///
///     struct PriceConfiguration: UIContentConfiguration {
///       var price = 0
///       func makeContentView() -> UIView & UIContentView { PriceView(self) }
///       func updated(for state: UIConfigurationState) -> PriceConfiguration { self }
///     }
public protocol UIContentConfiguration {
  /// Makes a view that shows it.
  func makeContentView() -> any UIView & UIContentView
  /// Returns it as the cell shows it in a state; the same by default.
  ///
  /// The lab asks when the cell gets it, with the state of a cell that is neither selected nor edited.
  func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that shows a content configuration.
public protocol UIContentView: AnyObject {
  /// What it shows; a cell sets another one, when it is reused.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether it can show a configuration; by default one of the type that it shows.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state of a view, for which a content configuration can be another one.
public protocol UIConfigurationState {}

/// The state of a cell, for which a content configuration can be another one.
public struct UICellConfigurationState: UIConfigurationState {
  /// Always false here: a cell gets its configuration once, before the user acts on it.
  public let isSelected = false, isHighlighted = false, isEditing = false, isDisabled = false
}

/// The view of a ``UIListContentConfiguration``.
open class UIListContentView: UIView, UIContentView {
  private let (textLabel, detailLabel) = (
    UILabel(identifier: "text"), UILabel(identifier: "detail")
  )
  private let imageView = UIImageView(image: nil)

  /// Makes a view that shows these texts and the picture.
  public init(_ configuration: UIListContentConfiguration) {
    super.init(frame: .zero)
    imageView.accessibilityIdentifier = "image"
    for part in [imageView, textLabel, detailLabel] as [UIView] { addSubview(part) }
    self.configuration = configuration
  }

  /// The texts and the picture; another type of configuration shows none.
  public var configuration: any UIContentConfiguration {
    get {
      UIListContentConfiguration(
        text: textLabel.text,
        secondaryText: detailLabel.text,
        image: imageView.image
      )
    }
    set {
      let texts = newValue as? UIListContentConfiguration
      imageView.image = texts?.image
      textLabel.text = texts?.text
      detailLabel.text = texts?.secondaryText
    }
  }
}

extension Cell {
  /// The view in it that shows a content configuration; nil if there is none.
  var configuredView: (any UIView & UIContentView)? {
    subviews.lazy.compactMap { $0 as? any UIView & UIContentView }.first
  }

  /// Shows a configuration in the view that is there, if that supports it, or else in a new one; nil for none.
  func show(_ configuration: (any UIContentConfiguration)?) {
    let configuration = configuration?.updated(for: UICellConfigurationState())
    if let configuration, let view = configuredView, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    configuredView?.removeFromSuperview()
    if let configuration { addSubview(configuration.makeContentView()) }
  }
}
