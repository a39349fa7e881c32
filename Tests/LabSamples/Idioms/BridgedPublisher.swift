import HeadlessUI
import MVC

/// Shows a plain model with a publisher, which the lab hears by a bridge.
final class BridgedPublisherController: NameListController {
  private let bridge = Bridge(PublishedNames())
  private var subscription: ValuePublisher<[String]>.Subscription?
  private var token: ObservationToken?

  override var names: [String] { bridge.model.texts.value }

  override func viewDidLoad() {
    addButton.onTap(self) { $0.bridge.model.add("Ada") }
    token = bridge.observe(self) { try $0.table.reload() }
    subscription = bridge.model.texts.sink { [weak bridge] _ in bridge?.changed("texts") }
  }
}
