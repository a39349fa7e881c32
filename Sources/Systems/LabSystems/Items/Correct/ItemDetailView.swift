import HeadlessUI
import MVC

extension Correct {
  /// Shows one title.
  final class ItemDetailView: Element, ItemDetailControllerOutput {
    @Contract(.weak) var controller: (any ItemDetailViewInput)?
    private let titleLabel = Label(identifier: "title")
    private var isFilled = false

    init() {
      super.init(identifier: "item")
      addSubview(titleLabel)
    }

    /// Asks for the title once, although layout passes repeat.
    override func layoutSubviews() {
      guard !isFilled else { return }
      isFilled = true
      $controller("onViewLayout") { try $0.onViewLayout() }
    }

    func onItemRetrieval(title: String) { titleLabel.text = title }
  }
}
