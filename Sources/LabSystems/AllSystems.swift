import HeadlessUI
import MVC
import MVCLab

extension [System] {
  /// Every system there is, in the order of the seeds.
  public static var all: [System] { [.todo, .news, .counter, .image, .titles, .items] }
}
