/// Shows the data it is given and reports the user's acts.
open class View: Component {
  override open class var role: Role { .view }

  /// Records that the visible content of this view changes.
  ///
  /// A view calls it in every setter.
  public func render(_ what: String) {
    runtime.flow.note(.render, to: participant, what)
  }
}
