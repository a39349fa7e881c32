/// Turns the user's acts into changes of the model, and the model's changes into updates of the
/// view.
open class Controller: Component {
  override open class var role: Role { .controller }
}
