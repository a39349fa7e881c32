import HeadlessUI
import MVC
import MVCLab

extension [System] {
  /// All systems, in the order in which the lessons treat them.
  public static var all: [System] { [.todo, .news, .counter, .image, .titles, .items, .inbox] }
}
