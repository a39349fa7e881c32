import LabScenarios
import MVCLab
import Testing

/// A scenario passes whose wiring does what no world plays, or has a method that nothing calls, and its reader is told.
@Suite struct SourceWarningTests {
  private static func warnings(
    _ code: String,
    of list: String = "final class List",
    importing module: String = "MVC"
  ) -> [String] {
    let lines = "import \(module); \(list) {\n  \(code)\n}"
    let source = SourceFile(name: "List.swift", text: lines)
    let system = CounterSystem.counter(files: ["List.swift"], sources: SourceIndex([source]))
    let text = document("> system counter\n> wirings correct\n...\n> tap More\n...\n")
    let outcome = outcome(text, systems: [system])
    #expect(outcome.status == .passed)
    return outcome.warnings.map { "\($0.line): \($0.text)" }
  }

  @Test func `work for the real main queue is named at the first command`() {
    #expect(
      Self.warnings("func load() { DispatchQueue.main.async { } }") == [
        "2: List.swift:2 gives work to 'DispatchQueue', which no world plays; "
          + "'async', 'after', 'task', 'clock' and 'server' are for work that one plays"
      ]
    )
  }

  @Test func `work for the world's own queue is not`() {
    #expect(Self.warnings("func load() { { } }") == [])
  }

  private static let editing = """
    func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath) { }
    """

  @Test func `a method of a delegate that UIKit calls, and the lab does not, is named`() {
    let header = """
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
      """
    #expect(
      Self.warnings(header, importing: "UIKitNames") == [
        "2: List.swift:2 has 'sectionIndexTitles(for:)', which is not called here"
      ]
    )
    #expect(Self.warnings(header) == [])
    let row = "func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { }"
    #expect(Self.warnings(row, importing: "UIKitNames") == [])
  }

  @Test func `the source of a table by snapshots has such methods called`() {
    let source = "final class Source: UITableViewDiffableDataSource<Int, Int> {"
    #expect(
      Self.warnings("} } \(source) \(Self.editing)", importing: "UIKitNames") == []
    )
  }

  @Test(
    arguments: [
      ("UINavigationController, didShow screen: UIViewController, animated: Bool", "navigation"),
      ("UITabBarController, didSelect screen: UIViewController", "tabBar"),
    ]
  ) func `a delegate of screens is named without its protocol`(parameters: String, kind: String) {
    let method = "func \(kind)Controller(_ controller: \(parameters)) { }"
    let name = kind == "tabBar" ? "UITabBarControllerDelegate" : "UINavigationControllerDelegate"
    let warnings = Self.warnings(method, importing: "UIKitNames")
    #expect(warnings.count == 1 && warnings[0].hasSuffix("without the protocol '\(name)'"))
    #expect(Self.warnings(method, of: "final class List: \(name)", importing: "UIKitNames") == [])
  }

  @Test func `a method that is called because of a protocol is named without the protocol`() {
    #expect(
      Self.warnings(Self.editing, importing: "UIKitNames") == [
        "2: List.swift:2 has 'tableView(_:commit:forRowAt:)', which is not called here without the "
          + "protocol 'UITableViewEditingDataSource'"
      ]
    )
    let list = "final class List: UITableViewController, UITableViewEditingDataSource"
    #expect(Self.warnings(Self.editing, of: list, importing: "UIKitNames") == [])
  }
}
