import MVC

/// When what an element shows was last set, each time as the number of hops before it; -1 for never.
///
/// To set the same value again paints nothing, but it says that the value is meant.
package struct SettingTimes {
  /// Its text or its value.
  package fileprivate(set) var content = -1
  /// The picture in it, or the sign of a cell.
  package fileprivate(set) var image = -1
  /// Whether it can be used.
  package fileprivate(set) var enabling = -1
}

extension Element {
  func noteContent() { settings.content = runtime.flow.count }
  func noteImage() { settings.image = runtime.flow.count }
  func noteEnabling() { settings.enabling = runtime.flow.count }
}
