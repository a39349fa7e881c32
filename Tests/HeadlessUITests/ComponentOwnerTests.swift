import HeadlessUI
import MVC
import Testing

@Suite struct ComponentOwnerTests {
  private let runtime = Runtime()

  @Test func `an owner names all components that its properties keep alive`() throws {
    let page = ListPage(letters(9))
    let window = runtime.assemble { Window(name: "Phone", root: page) }
    try runtime.assemble {
      window.open()
      window.present(Page("M"))
      page.navigationItem.leftButtons = [Button("Left")]
      page.navigationItem.rightButton = Button("Right")
      page.present(
        Alert("Sure?", fields: [TextField("Name")], actions: [AlertAction("Yes", page) { _ in }])
      )
      let child = Page("C")
      page.addChild(child)
      page.view.addSubview(child.view)
      page.items.removeLast(7)
      try page.table.reload()
      page.navigationItem.leftButtons.append(page.editButton)
      page.table.setEditing(true)
      #expect(page.table.swipe(row: 0) == .heard)
    }
    #expect(page.table.pooledCells.isEmpty == false)
    let stack = try #require(window.stacks.first)
    let button = Button("Go")
    button.onTap(page) { _ in }
    let elements = [
      page.table, button, Label("text"), TextField("Name"), SearchField(), ProgressView(), Cell(),
      ActivityIndicatorView(), TextView("Note"),
      StackView([Label("in a stack")]),
    ]
    for owner in [window, stack, page] + elements {
      let owned = try #require(owner as? any ComponentOwner).ownedComponents
      #expect(names(owned) == names(Holdings(of: owner).components), "\(owner.flowName)")
    }
  }

  private func names(_ components: [Component]) -> [String] {
    components.map { "\($0.participant.index) \($0.flowName)" }.sorted()
  }
}

/// The components that the view layer's stored properties of an object hold, found by reflection.
private struct Holdings {
  private(set) var components: [Component] = []

  init(of object: AnyObject) { add(propertiesOf: object) }

  /// The properties that are weak, which a mirror does not show.
  private static let weak = [
    "announced", "barOwner", "cell", "controller", "dataSource", "delegate", "delegateLink",
    "editor", "owner", "ownNavigation", "ownWindow", "parent", "presentationDelegate",
    "presentationLink", "responder", "searchField", "sourceLink", "superview", "tabBarController",
    "table",
  ]

  private mutating func add(propertiesOf object: AnyObject) {
    var level: Mirror? = Mirror(reflecting: object)
    while let current = level, current.subjectType != Component.self {
      if String(reflecting: current.subjectType).hasPrefix("HeadlessUI.") { add(current.children) }
      level = current.superclassMirror
    }
  }

  private mutating func add(_ children: Mirror.Children) {
    for (label, value) in children where !Holdings.weak.contains(label ?? "") {
      if let component = value as? Component {
        components.append(component)
      } else if type(of: value) is AnyClass {
        // Mechanisms refer to components weakly.
        add(propertiesOf: value as AnyObject)
      } else {
        add(Mirror(reflecting: value).children)
      }
    }
  }
}
