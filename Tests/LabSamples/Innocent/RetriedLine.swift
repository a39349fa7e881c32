import MVC
import UIKitNames

// near: sent-twice
// > type Hi; tap Send; server fail; tap Send; server ok; tap Send; server drop; advance 60s; tap Send; server ok

/// Keeps the text until the user taps again, after a failure or for one more line, when nothing waits.
final class RetriedLine: OpenComposer {}
