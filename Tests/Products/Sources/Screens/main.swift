import Foundation
import UIKitNames

// Foundation has an index path and a timer of its own; a module says once which one it means.
typealias IndexPath = UIKitNames.IndexPath

print(IndexPath(row: 1, section: 0).row)
