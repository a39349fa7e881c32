import HeadlessUI
import MVC

/// Puts tea in a basket, and counts its lines.
class BasketController: ViewController {
  let addButton = Button("Add")
  let countLabel = Label(identifier: "count")

  override func loadView() {
    setTitle("Basket")
    view.addSubview(addButton)
    view.addSubview(countLabel)
  }
}

/// Its model has a callback.
final class PlainBasketController: BasketController {
  private let basket: Bridge<PlainBasket>
  private var token: ObservationToken?

  override init() {
    basket = Bridge(PlainBasket()) { basket, bridge in
      basket.onChange = { [weak bridge] in bridge?.changed("lines") }
    }
  }

  override func viewDidLoad() {
    addButton.onTap(self) { $0.basket.model.add("tea") }
    token = basket.observe(self) { $0.showCount() }
    showCount()
  }

  private func showCount() { countLabel.setText("\(basket.model.lines.count) lines") }
}

/// Its model is observable.
final class ObservableBasketController: BasketController {
  private let basket: Bridge<ObservableBasket>
  private var token: ObservationToken?

  override init() {
    basket = Bridge(observing: ObservableBasket(), ["lines": \.lines])
  }

  override func viewDidLoad() {
    addButton.onTap(self) { $0.basket.model.add("tea") }
    token = basket.observe(self) { $0.showCount() }
    showCount()
  }

  private func showCount() { countLabel.setText("\(basket.model.lines.count) lines") }
}

/// The button puts the tea in itself: a view that changes a model it has never met.
final class GreedyBasketController: BasketController {
  private let basket: Bridge<PlainBasket>
  private let greedyButton: GreedyButton
  private var token: ObservationToken?

  override init() {
    basket = Bridge(PlainBasket()) { basket, bridge in
      basket.onChange = { [weak bridge] in bridge?.changed("lines") }
    }
    greedyButton = GreedyButton(basket)
  }

  override func loadView() {
    setTitle("Basket")
    view.addSubview(greedyButton.button)
    view.addSubview(countLabel)
  }

  override func viewDidLoad() {
    token = basket.observe(self) { $0.showCount() }
    showCount()
  }

  private func showCount() { countLabel.setText("\(basket.model.lines.count) lines") }
}

/// A view that has a button and a model.
final class GreedyButton: View {
  let button = Button("Add")
  private let basket: Bridge<PlainBasket>

  init(_ basket: Bridge<PlainBasket>) {
    self.basket = basket
    super.init()
    button.onTap(self) { $0.basket.model.add("tea") }
  }
}
