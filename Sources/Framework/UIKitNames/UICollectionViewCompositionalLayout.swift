import Foundation

// The lab draws the items of a collection view below each other. These names take the lines that place them.

/// A layout of sections, groups and items; it changes nothing here.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Makes a layout whose sections all look like this one.
  public init(section: NSCollectionLayoutSection) { super.init() }

  /// Makes a layout that would ask for the look of each section; it never asks.
  public init(
    sectionProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) {
    super.init()
  }

  /// A layout that looks like a table.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: .list(using: configuration))
  }
}

/// How a collection view looks that looks like a table.
public struct UICollectionLayoutListConfiguration: Sendable {
  /// How UIKit draws the sections; here all look the same.
  public enum Appearance: Sendable {
    /// One list.
    case plain
    /// Groups of items.
    case grouped
    /// Groups of items with a margin.
    case insetGrouped
    /// The list at the side of a wide screen.
    case sidebar
    /// The same without a background.
    case sidebarPlain
  }

  /// How the sections look.
  public var appearance: Appearance
  /// Whether UIKit draws lines between the items.
  public var showsSeparators = true
  /// The colour behind the items.
  public var backgroundColor: UIColor?

  /// Makes a configuration.
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// What a layout knows of the screen; here nobody asks.
public protocol NSCollectionLayoutEnvironment {}

/// The look of a section.
open class NSCollectionLayoutSection {
  /// How UIKit scrolls the items of a section to the side.
  public enum OrthogonalScrolling: Sendable {
    /// So.
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
  }

  /// Whether the user scrolls the section to the side; here all items are below each other.
  public var orthogonalScrollingBehavior = OrthogonalScrolling.none
  /// The room between two groups, in points.
  public var interGroupSpacing = 0.0
  /// The margins.
  public var contentInsets = NSDirectionalEdgeInsets.zero

  /// Makes a section of groups that look like this one.
  public init(group: NSCollectionLayoutGroup) {}

  /// Makes a section that looks like a table's.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: (any NSCollectionLayoutEnvironment)? = nil
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: []))
  }
}

/// The look of an item.
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

  /// So many equal items beside each other.
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

/// A width and a height.
public struct NSCollectionLayoutSize: Sendable {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size.
  public init(
    widthDimension: NSCollectionLayoutDimension,
    heightDimension: NSCollectionLayoutDimension
  ) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
  }
}

/// A width or a height.
public enum NSCollectionLayoutDimension: Sendable {
  /// A part of the width of what it is in.
  case fractionalWidth(Double)
  /// A part of the height of what it is in.
  case fractionalHeight(Double)
  /// Points.
  case absolute(Double)
  /// Points, until UIKit knows better.
  case estimated(Double)
}

/// The room between two items.
public enum NSCollectionLayoutSpacing: Sendable {
  /// Points.
  case fixed(Double)
  /// Points or more.
  case flexible(Double)
}
