import MVC
import UIKitNames

// near: sent-twice
// > type Holiday; tap Send; tap Send; server ok; server fail 'name is taken'

/// Makes a folder with the name that was typed; the server refuses a second one of that name.
final class RefusedName: OpenComposer {}
