/// Turns what a person did into changes of the model, and what the model says into what is shown.
open class Controller: Component {
  override open class var role: Role { .controller }
}
