import HeadlessUI
import LabText
import MVC
import Testing

@Suite struct ScreenTextTests {
  private let runtime = Runtime()

  /// The visible lines of `page` in 36 columns, pushed on another screen or alone.
  private func text(of page: ViewController, pushed: Bool = false, width: Int = 36) -> String {
    let window = runtime.assemble {
      Window(name: "Phone", root: pushed ? Page("Root") : page)
    }
    runtime.assemble {
      window.open()
      if pushed { window.stacks.first?.push(page) }
    }
    return window.lines(width: width).joined(separator: "\n")
  }

  private func page(_ title: String, _ elements: [Element] = []) -> Page {
    runtime.assemble {
      let page = Page("Page")
      page.title = title
      for element in elements { page.view.addSubview(element) }
      return page
    }
  }

  @Test func `a list is drawn below a bar with its button`() {
    let list = runtime.list(["To Do Item 1", "买牛奶", "Call 👨‍👩‍👧"])
    runtime.assemble {
      list.title = "To Do"
      list.navigationItem.rightButton = Button("Add")
    }
    #expect(
      text(of: list) == """
        To Do                          [Add]
        0  To Do Item 1
        1  买牛奶
        2  Call 👨‍👩‍👧
        """
    )
  }

  @Test func `rows out of sight are counted, and row numbers are aligned`() {
    let list = runtime.list(letters(26).map { "Entry \($0)" }, viewport: 3)
    _ = list.table.scroll(to: 8)
    list.title = "Entries"
    #expect(
      text(of: list) == """
        Entries
            ^ 8 above
         8  Entry i
         9  Entry j
        10  Entry k
            v 15 below
        """
    )
  }

  @Test func `an open menu is drawn at the right edge of its row`() {
    let list = runtime.list(["To Do Item 1", "一二三四五六七八九十一二三四五六七八九十"])
    _ = list.table.swipe(row: 0)
    #expect(
      text(of: list) == """

        0  To Do Item 1             [Delete]
        1  一二三四五六七八九十一二三四五六…
        """
    )
    _ = list.table.swipe(row: 1)
    #expect(
      text(of: list) == """

        0  To Do Item 1
        1  一二三四五六七八九十一…  [Delete]
        """
    )
  }

  @Test func `a pushed screen is drawn with a way back, or with buttons in place of it`() {
    let page = page("Edit")
    runtime.assemble {
      page.navigationItem.leftButtons = [Button("Cancel")]
      page.navigationItem.rightButtons = [Button("Share"), Button("Save")]
      page.navigationItem.rightButtons[1].isEnabled = false
    }
    #expect(text(of: page, pushed: true) == "[Cancel] Edit         [Share] (Save)")
    page.navigationItem.leftItemsSupplementBackButton = true
    #expect(text(of: page, pushed: true) == "< [Cancel] Edit       [Share] (Save)")
    page.navigationItem.hidesBackButton = true
    #expect(text(of: page, pushed: true) == "[Cancel] Edit         [Share] (Save)")
  }

  @Test(
    arguments: [
      ("A title that is longer than a screen is wide", "A title that is longer than a scr…"),
      ("首页国内国际财经科技体育娱乐军事历史", "首页国内国际财经科技体育娱乐军事…"),
    ]
  )
  func `a long title is truncated with an ellipsis`(title: String, shown: String) {
    #expect(text(of: page(title), pushed: true) == "< " + shown)
    let withButton = page(title)
    runtime.assemble { withButton.navigationItem.rightButton = Button("Add") }
    #expect(text(of: withButton).columns == 36)
    #expect(text(of: withButton).hasSuffix("[Add]"))
  }

  @Test func `every kind of element is drawn as text`() {
    let page = runtime.assemble {
      self.page(
        "Image",
        [
          Label("新闻 of the day"), Label(), Button("Download Image"),
          TextField("Name", text: "Ann"), ProgressView(), ProgressView(progress: 0.55),
          StackView([Label("3"), Button("+"), Button("-"), ProgressView(progress: 1)]),
        ]
      )
    }
    #expect(
      text(of: page) == """
        Image
        新闻 of the day
        [Download Image]
        Name: Ann_
        ..........  working
        #####..... 55%
        3  [+]  [-]  ########## 100%
        """
    )
  }

  @Test func `hidden elements take no room in a row, in the bar or on the screen`() {
    let (line, button) = runtime.assemble { (Label("hidden"), Button("Hidden")) }
    let page = runtime.assemble {
      self.page("Page", [line, Label("shown"), StackView([Label("a"), button, Label("b")])])
    }
    let bar = runtime.assemble { Button("Add") }
    page.navigationItem.rightButton = bar
    for element in [line, button, bar] { element.isHidden = true }
    #expect(
      text(of: page) == """
        Page
        shown
        a  b
        """
    )
    #expect(!page.elements.contains { $0 === bar || $0 === line || $0 === button })
    bar.isHidden = false
    #expect(page.elements.contains { $0 === bar })
  }

  @Test(arguments: [1, 2, 5, 10, 20, 36])
  func `no line is wider than the window`(width: Int) throws {
    let list = runtime.list(["一二三四五六七八九十", "To Do Item 1", "x"], viewport: 2)
    _ = list.table.scroll(to: 1)
    _ = list.table.swipe(row: 1)
    runtime.assemble {
      list.title = "A long title of a screen"
      list.navigationItem.leftButtons = [Button("Cancel")]
      list.navigationItem.rightButton = Button("A long button")
      for element in [
        Label("a long label"), Button("a long button"), TextField("a long field", text: "text"),
        ProgressView(), StackView([Button("one"), Button("two")]),
      ] { list.view.addSubview(element) }
      list.present(
        Alert(
          "A long question",
          message: "and more",
          fields: [TextField("field")],
          actions: [AlertAction("Yes"), AlertAction("No")]
        )
      )
    }
    for line in text(of: list, width: width).split(separator: "\n") {
      #expect(line.columns <= width, "\(line)")
    }
  }
}
