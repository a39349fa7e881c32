import MVC
import UIKitNames

// near: sent-twice
// > type Hi; tap Send; type 'Hi!'; tap Send; type Hi; tap Send; server ok; server ok; server ok

/// Sends what the user has changed meanwhile, and what the user has typed anew.
final class CorrectedLine: OpenComposer {}
