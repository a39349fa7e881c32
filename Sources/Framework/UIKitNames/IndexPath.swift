// As with UIKit, who imports this module has Foundation.
@_exported import Foundation
import HeadlessUI
import MVC

/// What UIKit adds to an index path: the place of a row is its section, and its row in there.
extension IndexPath {
  /// Makes the place of a row in a section, both counted from 0.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Makes the place of a row, which is an item in another word of UIKit's.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The section; an index path without two indexes ends the program.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in its section; an index path without two indexes ends the program.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The row in its section.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}

extension IndexPath {
  init(_ path: RowPath) { self.init(row: path.row, section: path.section) }

  /// The place in the lab's words.
  var rowPath: RowPath { RowPath(row: row, section: section) }
}
