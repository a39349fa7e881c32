/// Shows what it is given and hands on what a person did to it.
open class View: Component {
  override open class var role: Role { .view }

  /// Records that what a person sees of this view is changing.
  ///
  /// Views call it in every setter.
  public func render(_ what: String, fileID: StaticString, line: UInt) {
    runtime.flow.note(
      .render,
      to: participant,
      what,
      site: CallSite(fileID: fileID, line: line)
    )
  }
}
