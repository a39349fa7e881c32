import MVC

/// What a paint changes of an element.
enum PaintedAspect: Hashable {
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
  init(_ paint: Hop) {
    self =
      switch paint.name.prefix(while: { $0 != " " }) {
      case "enabled", "disabled": .enabling
      case "showed", "hid", "removed": .visibility
      case "drew": .image
      case "set" where paint.name.hasPrefix("set the prompt"): .prompt
      default: .content
      }
  }
}
