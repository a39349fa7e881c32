// As with UIKit, a file that imports this module has Foundation.
@_exported import Foundation
import HeadlessUI
import MVC

/// The section and the row of a table or a collection view, as UIKit adds them to an index path.
extension IndexPath {
  /// Makes the place of a row in a section, both counted from 0.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Makes the place of an item in a section, both counted from 0.
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

  /// The place as `HeadlessUI` has it.
  var rowPath: RowPath { RowPath(row: row, section: section) }
}
