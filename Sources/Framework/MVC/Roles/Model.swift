/// Holds the data and notifies its observers of changes.
///
/// A model knows no view and no controller.
open class Model: Component {
  override open class var role: Role { .model }

  /// Data outside of the model's properties, such as the rows of a database, by name.
  ///
  /// `show model` prints it beside the properties.
  open var stored: [(name: String, value: Any)] { get throws { [] } }

  /// Records a change of data that is in no observed property, such as the rows of a database.
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
