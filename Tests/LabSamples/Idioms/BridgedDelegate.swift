import HeadlessUI
import MVC

/// The object that a directory calls when it has changed.
protocol DirectoryDelegate: AnyObject {
  func directoryDidChange(_ directory: Directory)
}

/// A plain model with a delegate.
final class Directory {
  private(set) var names: [String] = []
  weak var delegate: (any DirectoryDelegate)?

  func add(_ name: String) {
    names.append(name)
    delegate?.directoryDidChange(self)
  }
}

/// Stands for the directory, whose delegate it is.
final class DirectoryBridge: Bridge<Directory>, DirectoryDelegate {
  init() {
    super.init(Directory()) { directory, bridge in directory.delegate = bridge as? DirectoryBridge }
  }

  func directoryDidChange(_ directory: Directory) { changed("names") }
}

/// Shows the directory, and adds to it.
final class DirectoryController: NameListController {
  private let directory = DirectoryBridge()
  private var token: ObservationToken?

  override var names: [String] { directory.model.names }

  override func viewDidLoad() {
    addButton.onTap(self) { $0.directory.model.add("Ada") }
    token = directory.observe(self) { try $0.table.reload() }
  }
}
