import MVC
import UIKitNames

// near: screens-disagree
// > open screen as second; in second select 0; outside change; in second select 0

/// Says more about a row in one window only.
final class ExpandedWindow: ExpandedRows {}
