import HeadlessUI
import MVC
import UIKitNames

// near: model-in-controller, ui-changes-ui
// > set Gift to on; set Gift to off; set Gift to on

/// A form that asks for more when it is about a gift.
final class GiftRows: UITableViewController {
  private static let always = ["Size", "Color"]
  private let gift = UISwitch("Gift")
  @ViewState private var isGift = false

  private var rows: [String] { Self.always + (isGift ? ["Wrapping", "Card"] : []) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Order"
    view.addSubview(gift)
    gift.addTarget(self, action: GiftRows.turn, for: .valueChanged)
  }

  private func turn() {
    isGift = gift.isOn
    let more = [IndexPath(row: 2, section: 0), IndexPath(row: 3, section: 0)]
    if isGift { tableView.insertRows(at: more) } else { tableView.deleteRows(at: more) }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
}
