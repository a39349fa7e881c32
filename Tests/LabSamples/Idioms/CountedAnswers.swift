import HeadlessUI
import MVC

/// Counts the uploads that are done, in whichever order they end.
final class Uploads: Model {
  @Observed private(set) var done = 0
  private var started = 0

  func upload() {
    started += 1
    server?.send(
      Request("upload", "file \(started)"),
      then: Block(self) { uploads, response in
        if case .success = response { uploads.done += 1 }
      }
    )
  }
}

/// Begins an upload at each tap, and shows how many are done.
final class UploadsController: NameListController {
  private let uploads = Uploads()
  private var token: ObservationToken?

  override func viewDidLoad() {
    addButton.onTap(self) { $0.uploads.upload() }
    token = uploads.$done.observe(self) { $0.title = "\($1.new ?? 0) done" }
  }
}
