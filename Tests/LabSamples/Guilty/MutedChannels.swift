import MVC
import UIKitNames

// > set Channel 2 to off; scroll 13

/// A row with a switch that is on in a new cell.
final class ChannelCell: UITableViewCell {
  private let toggle = UISwitch()
  weak var delegate: (any ChannelCellDelegate)?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    toggle.isOn = true
    accessoryView = toggle
    toggle.addTarget(self, action: ChannelCell.turn, for: .valueChanged)
  }

  private func turn() { delegate?.channelCell(self, didTurnOn: toggle.isOn) }
}

protocol ChannelCellDelegate: AnyObject {
  func channelCell(_ cell: ChannelCell, didTurnOn isOn: Bool)
}

/// Which channels are silent.
final class ChannelStore: Model {
  @Observed private(set) var muted: Set<Int> = []

  func mute(_ channel: Int) { muted.insert(channel) }
  func unmute(_ channel: Int) { muted.remove(channel) }
}

/// Believes that the switch of each row is on as long as the user has not touched it.
final class MutedChannels: UITableViewController, ChannelCellDelegate {
  private let store = ChannelStore()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ChannelCell.self, forCellReuseIdentifier: "Channel")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Channel", for: indexPath)
    cell.textLabel?.text = "Channel \(indexPath.row + 1)"  // stale-cell
    (cell as? ChannelCell)?.delegate = self
    return cell
  }

  func channelCell(_ cell: ChannelCell, didTurnOn isOn: Bool) {
    guard let row = tableView.indexPath(for: cell)?.row else { return }
    if isOn { store.unmute(row) } else { store.mute(row) }
  }
}
