import HeadlessUI

/// A screen that shows one item.
protocol ItemDetailScreen: ViewController {
  var shownUUID: String? { get }
}
