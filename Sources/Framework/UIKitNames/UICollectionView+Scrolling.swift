import Foundation
import HeadlessUI
import MVC

extension UICollectionView {
  /// Where an item stands on the screen when the view has scrolled to it; only up and down count here.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The positions as bits.
    public let rawValue: UInt
    /// Makes the positions of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// On the left side; the view scrolls no farther than it must to show the item.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle between left and right; the view scrolls no farther than it must to show the item.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// On the right side; the view scrolls no farther than it must to show the item.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// Scrolls until an item is on the screen; nothing is animated.
  ///
  /// An item that the view does not have ends the program, as UIKit's exception does.
  public func scrollToItem(
    at path: IndexPath,
    at position: ScrollPosition,
    animated: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let place: TableView.ScrollPosition =
      if position.contains(.top) { .top } else if position.contains(.bottom) {
        .bottom
      } else if position.contains(.centeredVertically) { .middle } else { .none }
    scrollToRow(at: path, at: place, animated: animated, fileID: fileID, line: line)
  }
}
