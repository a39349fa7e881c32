import MVC
import UIKitNames

// near: sent-twice
// > type ha; tap Send; type ha; tap Send; server ok; server ok

/// Lets the user type and send the same text again before the first answer.
final class LaughsTwice: OpenComposer {}
