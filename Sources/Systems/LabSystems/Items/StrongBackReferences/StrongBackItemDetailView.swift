import HeadlessUI
import MVC

extension StrongBackReferences {
  /// Shows one title, and keeps the controller that keeps it.
  final class ItemDetailView: Element, Correct.ItemDetailControllerOutput {
    @Contract(.strong) var controller: (any Correct.ItemDetailViewInput)?
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
