import MVC
import UIKitNames

/// A row with a button.
final class EntryCell: UITableViewCell {
  let commentButton = UIButton("Comment")
  var onComment: (() -> Void)?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addSubview(commentButton)
    commentButton.addTarget(self, action: EntryCell.comment, for: .touchUpInside)
  }

  private func comment() { onComment?() }
}

/// How often the user has commented on something.
final class DiaryComments: Model {
  @Observed private(set) var count = 0

  func add() { count += 1 }
}

/// Adds an action to the button of a cell each time the cell gets a row.
class AlertPerReuse: UIViewController, UITableViewDataSource {
  private let tableView = UITableView(viewport: 2)
  let comments = DiaryComments()
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Diary"
    view.addSubview(tableView)
    tableView.register(EntryCell.self, forCellReuseIdentifier: "Cell")
    tableView.dataSource = self
    token = comments.$count.observe(self) { list, _ in
      list.title = "Diary (\(list.comments.count))"
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = "Day \(indexPath.row)"
    if let cell = cell as? EntryCell { prepare(cell) }
    return cell
  }

  func prepare(_ cell: EntryCell) {
    cell.commentButton.addAction(UIAction { [comments] _ in comments.add() }, for: .touchUpInside)
  }
}
