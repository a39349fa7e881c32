import Foundation

/// How UIKit places the items of a collection view; the lab draws them below each other.
open class UICollectionViewLayout {
  /// Makes a layout.
  public init() {}

  /// Does nothing.
  public func invalidateLayout() {}
}

/// A layout that places the items side by side, line by line.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The direction in which the user scrolls.
  public enum ScrollDirection: Sendable {
    /// A direction.
    case vertical, horizontal
  }

  /// The direction in which the user scrolls.
  public var scrollDirection = ScrollDirection.vertical
  /// The size of an item, in points.
  public var itemSize = CGSize(width: 50, height: 50)
  /// The size of an item before the layout knows it, in points.
  public var estimatedItemSize = CGSize.zero
  /// The least room between two lines or two items, in points.
  public var minimumLineSpacing = 10.0, minimumInteritemSpacing = 10.0
  /// The margins of a section.
  public var sectionInset = UIEdgeInsets.zero
}

/// A layout of sections, groups and items.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Returns the layout of a section.
  public typealias SectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  /// Makes a layout whose sections all look like this one.
  public init(section: NSCollectionLayoutSection) { super.init() }

  /// Makes a layout that would ask for the layout of each section; it never asks.
  public init(sectionProvider: @escaping SectionProvider) { super.init() }

  /// A layout that looks like a table.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout { UICollectionViewCompositionalLayout { _, _ in nil } }
}

/// The look of a collection view that looks like a table.
public struct UICollectionLayoutListConfiguration: Sendable {
  /// The look of the sections.
  public enum Appearance: Sendable {
    /// A look.
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// The look of the sections.
  public var appearance: Appearance
  /// Whether lines separate the items.
  public var showsSeparators = true
  /// The color of the background.
  public var backgroundColor: UIColor?

  /// Makes a configuration.
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// What a layout knows of the screen; nobody asks here.
public protocol NSCollectionLayoutEnvironment {}

/// The layout of an item.
open class NSCollectionLayoutItem {
  /// The margins.
  public var contentInsets = NSDirectionalEdgeInsets.zero

  /// Makes an item of a size.
  public init(layoutSize: NSCollectionLayoutSize) {}
}

/// Items beside or below each other.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The room between two items.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  /// Items beside each other.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }

  /// A number of equal items beside each other.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }

  /// Items below each other.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
}

/// The layout of a section.
open class NSCollectionLayoutSection {
  /// How the user scrolls a section to the side.
  public enum OrthogonalScrolling: Sendable {
    /// Continuously, by pages, or not at all.
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
  }

  /// How the user scrolls the section to the side.
  public var orthogonalScrollingBehavior = OrthogonalScrolling.none
  /// The room between two groups, in points.
  public var interGroupSpacing = 0.0
  /// The margins.
  public var contentInsets = NSDirectionalEdgeInsets.zero

  init() {}

  /// Makes a section of groups that look like this one.
  public init(group: NSCollectionLayoutGroup) {}

  /// Makes a section that looks like a table's.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection() }
}

/// A width and a height.
public struct NSCollectionLayoutSize: Sendable {
  /// Makes a size.
  public init(
    widthDimension: NSCollectionLayoutDimension,
    heightDimension: NSCollectionLayoutDimension
  ) {}
}

/// A width or a height.
public enum NSCollectionLayoutDimension: Sendable {
  /// A part of the width of what it is in.
  case fractionalWidth(Double)
  /// A part of the height of what it is in.
  case fractionalHeight(Double)
  /// A number of points.
  case absolute(Double)
  /// About a number of points.
  case estimated(Double)
}

/// The room between two items, in points.
public enum NSCollectionLayoutSpacing: Sendable {
  /// As many points.
  case fixed(Double)
  /// At least as many points.
  case flexible(Double)
}
