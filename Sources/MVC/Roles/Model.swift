/// Keeps the truth and tells whoever listens when it changed.
///
/// Knows no view and no controller.
open class Model: Component {
  override open class var role: Role { .model }

  /// What it keeps elsewhere than in its properties, such as the rows of a database, by name.
  ///
  /// Whoever looks at a model is shown this beside its properties.
  open var stored: [(name: String, value: Any)] { get throws { [] } }

  /// Records a change of something that lies in no observed property, such as the rows of a database.
  public func noteChange(
    _ change: Change,
    of what: String,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    runtime.flow.note(
      .change,
      to: participant,
      what,
      detail: .change(change),
      site: CallSite(fileID: fileID, line: line)
    )
  }
}
