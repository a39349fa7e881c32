import MVC
import UIKitNames

// finds: diverges, acts-on-another-row
// beside: opens-found
// > contrast on; type Br; select 0

/// Opens what the whole list has in that row.
final class OpensUnfiltered: OpensFound {
  override func word(at row: Int) -> String { words.all[row] }
}
