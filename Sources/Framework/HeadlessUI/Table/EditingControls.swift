import MVC

/// The minus buttons and the handles of a table.
///
/// A render of them says nothing about the content: no law asks for a change of the model.
package final class EditingControls: Element {
  override package var flowName: String { "the editing controls" }
}
