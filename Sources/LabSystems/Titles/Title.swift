import HeadlessUI
import MVC

/// A word to show.
struct Title: ModelValue, Equatable, CustomStringConvertible {
  let text: String

  var description: String { text }

  /// The words there are; the second is shown first.
  static let all = ["MVC", "MVVM", "Swift", "ReactNative"].map(Title.init)
}
