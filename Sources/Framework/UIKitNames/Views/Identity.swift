import Foundation
import HeadlessUI

// As UIKit's objects, views and screens are equal to themselves only.

extension Element: Hashable {
  public static func == (left: Element, right: Element) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ViewController: Hashable {
  public static func == (left: ViewController, right: ViewController) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSIndexPath {
  /// The section; an index path without two indexes ends the program.
  public var section: Int { index(atPosition: 0) }
  /// The row in its section; an index path without two indexes ends the program.
  public var row: Int { index(atPosition: 1) }
}
