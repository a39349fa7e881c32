import HeadlessUI
import MVC

/// A value that tells its subscribers, as those of Combine-like libraries do.
final class ValuePublisher<Value> {
  private(set) var value: Value
  private var subscribers: [(id: ObjectIdentifier, receive: (Value) -> Void)] = []

  init(_ value: Value) { self.value = value }

  /// Keeps the subscription until it is cancelled or gone.
  final class Subscription {
    fileprivate var cancel: () -> Void = {}
    deinit { cancel() }
  }

  func sink(_ receive: @escaping (Value) -> Void) -> Subscription {
    let subscription = Subscription()
    let id = ObjectIdentifier(subscription)
    subscription.cancel = { [weak self] in self?.subscribers.removeAll { $0.id == id } }
    subscribers.append((id, receive))
    receive(value)
    return subscription
  }

  func send(_ value: Value) {
    self.value = value
    for subscriber in subscribers { subscriber.receive(value) }
  }
}

/// A plain model with a publisher.
final class PublishedNames {
  let texts = ValuePublisher<[String]>([])

  func add(_ text: String) { texts.send(texts.value + [text]) }
}

/// Subscribes to a plain model, and reads it again for each row.
final class PublisherController: NameListController {
  private let model = PublishedNames()
  private var subscriptions: [ValuePublisher<[String]>.Subscription] = []

  override var names: [String] { model.texts.value }

  override func viewDidLoad() {
    addButton.onTap(self) { $0.model.add("Ada") }
    subscriptions = [model.texts.sink { [weak self] in self?.show($0) }]
  }

  private func show(_ names: [String]) {
    title = "\(names.count) names"
    try? table.reload()
  }
}
