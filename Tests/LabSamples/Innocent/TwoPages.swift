import MVC
import UIKitNames

// near: older-answer-wins
// > tap More; tap More; server ok last Cid; server ok first Ada

/// Loads one page after another, and keeps each in its place.
final class PagedNames: Model {
  @Observed private(set) var pages: [Int: String] = [:]
  private var count = 0

  func loadMore() {
    count += 1
    let page = count
    server?.send(Request("page", "\(page)"), then: Block(self) { $0.pages[page] = $1.body })
  }
}

/// Shows the pages in their order, in whichever order they come.
final class TwoPages: UIViewController {
  private let names = PagedNames()
  private let label = UILabel(identifier: "names")
  private let button = UIButton("More")
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: TwoPages.loadMore, for: .touchUpInside)
    token = names.$pages.observe(self) { page, _ in page.showNames() }
  }

  private func loadMore() { names.loadMore() }

  private func showNames() {
    let pages = names.pages.sorted { $0.key < $1.key }
    label.text = pages.map(\.value).joined(separator: ", ")
  }
}
