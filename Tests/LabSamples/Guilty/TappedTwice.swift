import MVC
import UIKitNames

// finds: sent-twice
// > type Hi; tap Send; tap Send; server ok; server ok

/// Keeps the text in its field, and sends it at each tap.
///
/// See https://github.com/hartlco/Icro/issues/70.
final class TappedTwice: OpenComposer {}
