import HeadlessUI
import MVC

/// A title to show.
struct Title: ModelValue, Equatable, CustomStringConvertible {
  let text: String

  var description: String { text }

  /// All titles; the second is the first one to be shown.
  static let all = ["MVC", "MVVM", "Swift", "ReactNative"].map(Title.init)
}
