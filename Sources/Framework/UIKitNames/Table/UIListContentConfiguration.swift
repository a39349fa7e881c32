import HeadlessUI

/// The texts and the picture of a cell, which are set together.
///
///     var content = cell.defaultContentConfiguration()
///     content.text = meal.name
///     cell.contentConfiguration = content
public struct UIListContentConfiguration: UIContentConfiguration, Equatable, Sendable {
  /// The text of the first line.
  public var text: String?
  /// The detail.
  public var secondaryText: String?
  /// The picture in front of the text.
  public var image: UIImage?

  /// Makes the texts of a cell that is empty.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Makes a view of the picture and two labels.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(self) }
}

extension UITableViewCell {
  /// Returns the texts of a cell that is empty, to be filled and set.
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// The texts of both labels and the picture, or what a view of your own shows in their place; to set it to nil empties
  /// the cell.
  ///
  /// A cell without a label for the detail gets one below the text, when it has a detail.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get {
      configuredView?.configuration
        ?? UIListContentConfiguration(
          text: textLabel?.text,
          secondaryText: detailTextLabel?.text,
          image: leadingImage?.imageName.map(UIImage.init)
        )
    }
    set {
      let texts = newValue as? UIListContentConfiguration
      show(texts == nil ? newValue : nil)
      if texts?.image != nil || leadingImage != nil { imageView?.image = texts?.image }
      textLabel?.text = texts?.text
      if texts?.secondaryText != nil, detailTextLabel == nil { addDetail() }
      detailTextLabel?.text = texts?.secondaryText
    }
  }

  /// The view that UIKit puts the subviews of a cell into, which is the cell here.
  public var contentView: UIView { self }

  private func addDetail() {
    let detail = UILabel(identifier: "detail")
    detailTextLabel = detail
    addSubview(detail)
  }
}
