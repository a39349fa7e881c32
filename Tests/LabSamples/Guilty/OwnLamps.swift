import MVC
import UIKitNames

// finds: screens-disagree
// > open screen as second; in first tap Flip

/// Makes lamps of its own for each window.
final class OwnLamps: LampList {}
