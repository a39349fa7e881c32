import Foundation
import HeadlessUI

// The lab draws the items of a collection view below each other. These names take the lines that place them.

/// How UIKit places the items of a collection view; it changes nothing here.
open class UICollectionViewLayout {
  /// Makes a layout.
  public init() {}
  /// Does nothing: the lab draws no look.
  public func invalidateLayout() {}
}

/// Items side by side, line by line; it changes nothing here.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The direction in which the user scrolls.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The size of an item, in points.
  public var itemSize = CGSize(width: 50, height: 50)
  /// The size of an item before the layout knows it, in points.
  public var estimatedItemSize = CGSize.zero
  /// The least room between two lines, in points.
  public var minimumLineSpacing = 10.0
  /// The least room between two items of a line, in points.
  public var minimumInteritemSpacing = 10.0
  /// The margins of a section.
  public var sectionInset = UIEdgeInsets.zero
}

extension UICollectionView {
  /// A direction in which the user scrolls.
  public enum ScrollDirection: Sendable {
    /// Up and down.
    case vertical
    /// To the left and to the right.
    case horizontal
  }
}
