import Foundation
import UIKitNames

print(IndexPath(row: 1, section: 0).row)
