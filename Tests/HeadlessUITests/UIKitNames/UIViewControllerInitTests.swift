import HeadlessUI
import MVC
import Testing
import UIKitNames

/// Screens that are made as UIKit's are in code: without a nib, or with the style of a table.
@Suite struct UIViewControllerInitTests {
  private let runtime = Runtime()

  @Test func `a screen without a nib is made, laid out, and shows another by a push`() throws {
    let page = runtime.assemble { NamelessPage(name: "Ann") }
    let window = runtime.assemble { Window(name: "Phone", root: page) }
    runtime.assemble { window.open() }
    #expect(page.heard == ["will lay out Ann", "did lay out Ann"])
    let next = runtime.assemble { StyledList(rows: 2) }
    runtime.assemble { page.show(next, sender: page) }
    #expect(window.top === next)
    #expect(next.tableView.visibleCells.count == 2)
    #expect(next.navigationController?.viewControllers.count == 2)
  }

  @Test func `a class without an initializer of its own has all of UIKit's`() {
    let (pages, lists) = runtime.assemble {
      (
        [PlainPage(), PlainPage(nibName: nil, bundle: nil)],
        [PlainList(), PlainList(nibName: nil, bundle: nil), PlainList(style: .grouped)]
      )
    }
    #expect(pages.map(\.name) == ["plain", "plain"])
    #expect(lists.map(\.name) == ["list", "list", "list"])
  }

  @Test func `an initializer without arguments is the class's own, and needs no override`() {
    let screens: [ViewController] = runtime.assemble {
      [ArgumentlessPage(), ArgumentlessList(), ArgumentlessTabs()]
    }
    #expect(screens.map(\.title) == ["page", "list", "tabs"])
    #expect(screens.map(\.modalPresentationStyle) == [.pageSheet, .pageSheet, .pageSheet])
  }

  @Test func `a screen that is in no stack shows nothing`() {
    let (page, next) = runtime.assemble { (PlainPage(), PlainPage()) }
    runtime.assemble { page.show(next, sender: nil) }
    #expect(!next.isViewLoaded)
  }
}

private final class NamelessPage: UIViewController {
  private let name: String
  var heard: [String] = []

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    heard.append("will lay out \(name)")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    heard.append("did lay out \(name)")
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    heard.append("memory")
  }
}

private final class StyledList: UITableViewController {
  private let rows: Int

  init(rows: Int) {
    self.rows = rows
    super.init(style: .plain)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }
}

private final class PlainPage: UIViewController {
  let name = "plain"
}

private final class PlainList: UITableViewController {
  let name = "list"
}

private final class ArgumentlessPage: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "page"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class ArgumentlessList: UITableViewController {
  init() {
    super.init(style: .insetGrouped)
    title = "list"
  }
}

private final class ArgumentlessTabs: UITabBarController {
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "tabs"
  }
}
