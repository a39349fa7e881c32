import HeadlessUI
import MVC

// in: innocent-mvvm
// near: bound-at-wrong-time
// > scroll 6; tap Next; scroll 0; tap Next

/// Cells that are bound to the card that they show, and to no other.
final class ReboundCells: CardTable {}
