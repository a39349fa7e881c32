/// What a paint changes of a view.
package enum PaintedAspect: UInt8, Hashable, Sendable {
  /// What it shows, beside what the other cases name.
  case content
  /// The picture in it.
  case image
  /// The line above the title, of the view of a screen.
  case prompt
  /// Whether the user can act on it.
  case enabling
  /// Whether it is hidden.
  case visibility

  /// What a paint changes, by its name in the flow.
  package init(ofPaint name: String) {
    // Characters would cost more than the paint.
    self =
      switch name.utf8.first {
      case UInt8(ascii: "e") where name.hasPrefix("enabled "): .enabling
      case UInt8(ascii: "d") where name.hasPrefix("disabled "): .enabling
      case UInt8(ascii: "d") where name.hasPrefix("drew "): .image
      case UInt8(ascii: "s") where name.hasPrefix("showed "): .visibility
      case UInt8(ascii: "s") where name.hasPrefix("set the prompt"): .prompt
      case UInt8(ascii: "h") where name.hasPrefix("hid "): .visibility
      case UInt8(ascii: "r") where name.hasPrefix("removed "): .visibility
      default: .content
      }
  }

  /// What a hop changes that is a paint.
  package init(_ paint: Hop) { self.init(ofPaint: paint.name) }
}
