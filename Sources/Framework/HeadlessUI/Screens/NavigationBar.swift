/// What is painted above a screen beside its title: the buttons, and whether there is a bar at all.
///
/// A paint of it says what the user can do and nothing about the content: no law asks for a change of the model.
package final class NavigationBar: Element {
  override package var flowName: String { "the navigation bar" }
}
