import MVC
import UIKitNames

/// The page of a stopwatch: two times, two buttons, and the laps.
class StopwatchViewController: UIViewController {
  let totalLabel = UILabel(clockText(0), identifier: "total")
  let lapLabel = UILabel(clockText(0), identifier: "lap")
  let startButton = UIButton("Start", identifier: "start")
  let lapButton = UIButton("Lap", identifier: "lap button")
  let lapsTable = UITableView(viewport: 3)

  override func loadView() {
    for element in [totalLabel, lapLabel, UIStackView([startButton, lapButton]), lapsTable] {
      view.addSubview(element)
    }
    startButton.onTap(self) { $0.startOrStop() }
    lapButton.onTap(self) { $0.endLapOrReset() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Stopwatch"
    lapButton.isEnabled = false
    (lapsTable.dataSource, lapsTable.delegate) = (self, self)
  }

  func startOrStop() {}
  func endLapOrReset() {}
  var lapTexts: [String] { [] }
}

extension StopwatchViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lapTexts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueCell {
      UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    }
    cell.textLabel?.text = "Lap \(lapTexts.count - indexPath.row)"
    cell.detailTextLabel?.text = lapTexts[indexPath.row]
    return cell
  }
}
