import MVC

/// What the user has chosen for the app.
final class Preferences: Model {
  /// A choice that is on or off.
  struct Choice: ModelValue {
    let name: String
    var isOn: Bool
  }

  @Observed private(set) var choices = Preferences.standard

  func set(_ isOn: Bool, at index: Int) {
    $choices.replace(at: index, with: Choice(name: choices[index].name, isOn: isOn))
  }

  func reset() { choices = Preferences.standard }

  private static let standard = [
    Choice(name: "Sounds", isOn: true), Choice(name: "Badges", isOn: false),
  ]
}
