/// Shows the data it is given and reports the user's acts.
open class View: Component {
  override open class var role: Role { .view }
  /// What it knows of its paints.
  @exclusivity(unchecked) package private(set) final var paints = Paints()

  /// Records that the visible content of this view changes.
  ///
  /// A view calls it in every setter.
  public func render(_ what: String) {
    let flow = runtime.flow
    let aspect = PaintedAspect(ofPaint: what)
    let isPicture = paints.isPicture(aspect)
    paints.note(aspect, at: flow.count, isHeard: flow.isHeard)
    flow.note(.render, to: participant, what, isOfPicture: isPicture)
  }
  /// Notes that the user's act changes what this view shows, which is no render.
  package final func noteEntry() { paints.noteEntry(at: runtime.flow.current) }
}
