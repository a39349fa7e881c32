import MVC
import UIKitNames

// finds: screen-disagrees-with-model
// > tap Form; tap Add; tap Words

/// Shows what it has shown when its tab was selected first.
final class StaleTab: WordList {}
