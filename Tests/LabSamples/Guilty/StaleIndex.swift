import MVC
import UIKitNames

// finds: diverges
// beside: fresh-index
// > contrast on; outside change; tap Delete row 0; tap Delete row 0

/// Deletes the row that the cell was made for, wherever it is by now.
final class StaleIndex: FreshIndex {
  override func delete(_ cell: DeletableCell, madeFor row: Int) {
    words.removeWord(at: row)  // acts-on-another-row
  }
}
