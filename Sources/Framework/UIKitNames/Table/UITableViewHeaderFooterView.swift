import HeadlessUI

/// A view above or below a section, with UIKit's two labels; an empty label takes no room.
open class UITableViewHeaderFooterView: UIView {
  /// The name that it was made for.
  public let reuseIdentifier: String?
  /// The label of the first line.
  public let textLabel: UILabel?
  /// The label below it.
  public let detailTextLabel: UILabel?

  /// Makes a view; as in UIKit a subclass overrides it, and a table makes the views of a registered class by it.
  public init(reuseIdentifier: String?) {
    let labels = (UILabel(identifier: "text"), UILabel(identifier: "detail"))
    (textLabel, detailTextLabel) = labels
    self.reuseIdentifier = reuseIdentifier
    super.init()
    addSubview(labels.0)
    addSubview(labels.1)
  }

  /// Makes a view of a class that is registered under a name; a table calls it.
  ///
  /// A subclass has it if it overrides `init(reuseIdentifier:)`, or has no initializer of its own.
  public required convenience init(registeredAs identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// The view that UIKit puts the subviews into, which is the view itself here.
  public var contentView: UIView { self }
}

extension TableView {
  /// Registers a class of views for sections, which the table makes one of for each section.
  public func register<Registered: UITableViewHeaderFooterView>(
    _ type: Registered.Type,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) { sectionViewMakers[identifier] = { type.init(registeredAs: identifier) } }

  /// Makes a view of the class that is registered under this name; nil if none is.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    sectionViewMakers[identifier]?() as? UITableViewHeaderFooterView
  }
}
