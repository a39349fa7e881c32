import HeadlessUI
import MVC
import Testing
import UIKitNames

/// A content configuration of one's own, in a cell of a table and in an item.
@Suite struct UIContentConfigurationTests {
  private let runtime = Runtime()

  @Test func `a cell shows the view that a configuration makes, in place of its labels`() {
    let cell = runtime.assemble {
      let cell = UITableViewCell()
      cell.textLabel?.text = "before"
      cell.contentConfiguration = PriceConfiguration(name: "Tea", price: 3)
      return cell
    }
    #expect(cell.lines(width: 20) == ["Tea", "3 €"])
    #expect(cell.readout == "Tea, 3 €")
    #expect((cell.contentConfiguration as? PriceConfiguration)?.price == 3)
  }

  @Test func `a view that supports the next configuration is kept, and another one is replaced`() {
    let cell = runtime.assemble { UITableViewCell() }
    let views: [UIView?] = runtime.assemble {
      cell.contentConfiguration = PriceConfiguration(name: "Tea", price: 3)
      let first = cell.contentView.subviews.last
      cell.contentConfiguration = PriceConfiguration(name: "Oil", price: 9)
      let second = cell.contentView.subviews.last
      return [first, second]
    }
    #expect(views[0] != nil && views[0] === views[1])
    #expect(cell.lines(width: 20) == ["Oil", "9 €"])
    runtime.assemble { cell.contentConfiguration = NoteConfiguration() }
    #expect(cell.lines(width: 20) == ["note"])
    #expect(views[0]?.superview == nil)
    runtime.assemble {
      var content = cell.defaultContentConfiguration()
      content.text = "plain"
      cell.contentConfiguration = content
    }
    #expect(cell.lines(width: 20) == ["plain"])
    runtime.assemble { cell.contentConfiguration = nil }
    #expect(cell.readout == "")
  }

  @Test func `an item shows one, too, also the texts of a list`() {
    let item = runtime.assemble { UICollectionViewCell() }
    #expect(item.contentConfiguration == nil)
    runtime.assemble { item.contentConfiguration = PriceConfiguration(name: "Tea", price: 3) }
    #expect(item.readout == "Tea, 3 €")
    runtime.assemble {
      var content = UIListContentConfiguration.cell()
      (content.text, content.secondaryText) = ("Salt", "1 €")
      item.contentConfiguration = content
    }
    #expect(item.lines(width: 20) == ["Salt", "1 €"])
    let listItem = runtime.assemble { UICollectionViewListCell() }
    runtime.assemble { listItem.contentConfiguration = NoteConfiguration() }
    #expect(listItem.readout == "note")
  }
}

private struct PriceConfiguration: UIContentConfiguration {
  var name: String
  var price: Int

  func makeContentView() -> UIView & UIContentView { PriceView(self) }

  func updated(for state: UIConfigurationState) -> PriceConfiguration {
    (state as? UICellConfigurationState)?.isSelected == true
      ? PriceConfiguration(name: "* " + name, price: price) : self
  }
}

private final class PriceView: UIView, UIContentView {
  private let (nameLabel, priceLabel) = (UILabel(), UILabel())
  var configuration: UIContentConfiguration { didSet { show() } }

  init(_ configuration: PriceConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    for label in [nameLabel, priceLabel] { addSubview(label) }
    show()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func show() {
    guard let configuration = configuration as? PriceConfiguration else { return }
    nameLabel.text = configuration.name
    priceLabel.text = "\(configuration.price) €"
  }
}

private struct NoteConfiguration: UIContentConfiguration {
  func makeContentView() -> UIView & UIContentView { NoteView(configuration: self) }
}

private final class NoteView: UIView, UIContentView {
  var configuration: UIContentConfiguration

  init(configuration: NoteConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(UILabel("note"))
  }
}
