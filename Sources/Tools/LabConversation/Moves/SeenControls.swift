import HeadlessUI

/// The controls in the states whose moves a search has tried, by name; controls of one name count as one.
///
/// A control that was disabled in all of them is one that the search never used, such as the button of a
/// form that takes no text that the search types.
package struct SeenControls: Codable, Sendable {
  /// The names of those that the user can act on in at least one state.
  package private(set) var enabled: Set<String> = []
  private var disabled: Set<String> = []
  /// The names of those that no command can name, because several have them.
  package private(set) var shared: Set<String> = []
  /// Whether the user can type a text.
  package private(set) var takesText = false

  /// No controls.
  package init() {}

  /// The names of those that are disabled in each state.
  package var neverEnabled: Set<String> { disabled.subtracting(enabled) }
}

extension SeenControls {
  /// Notes a control; one that the user can do nothing with, even when it is enabled, counts for nothing.
  ///
  /// The name is the one that stays if the title changes.
  mutating func note(_ control: Control, isNamed: Bool = true) {
    let verbs = control.verbs
    guard !verbs.isEmpty, let name = control.callNames.last else { return }
    guard isNamed else {
      shared.insert(name)
      return
    }
    guard control.isEnabled else {
      disabled.insert(name)
      return
    }
    enabled.insert(name)
    if verbs.contains(.type) { takesText = true }
  }

  /// Adds what was seen elsewhere.
  package mutating func add(_ others: SeenControls) {
    enabled.formUnion(others.enabled)
    disabled.formUnion(others.disabled)
    shared.formUnion(others.shared)
    takesText = takesText || others.takesText
  }
}
