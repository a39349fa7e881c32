/// Keeps the truth and tells whoever listens when it changed.
///
/// Knows no view and no controller.
open class Model: Component {
  override open class var role: Role { .model }
}
