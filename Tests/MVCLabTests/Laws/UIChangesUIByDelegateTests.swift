import Foundation
import HeadlessUI
import LabConversation
import LabStage
import MVCLab
import Testing
import UIKitNames

/// Paints by assignment in what UIKit calls by itself, where no line of the wiring names the call.
@Suite struct UIChangesUIByDelegateTests {
  private static let stories = [
    "select 0", "type Eve in Entry; return in Entry", "tap Ask; confirm Really",
    "tap More; confirm Chosen",
  ]

  @Test(arguments: stories)
  func `ui-changes-ui: a delegate's method or a choice that assigns to a view breaks it`(
    story: String
  ) throws {
    let findings = try Self.findings(after: story) { PaintingEverywhere() }
    #expect(findings.map(\.rule) == ["ui-changes-ui"])
  }

  @Test(arguments: stories)
  func `ui-changes-ui: one that only asks a plain model breaks nothing`(story: String) throws {
    #expect(try Self.findings(after: story) { AskingEverywhere() }.map(\.rule) == [])
  }

  private static func findings(
    after story: String,
    _ screen: @escaping @Sendable () -> EverywhereScreen
  ) throws -> [Finding] {
    let file = URL(fileURLWithPath: #filePath)
    let text = try String(contentsOf: file, encoding: .utf8)
    let sources = SourceIndex([SourceFile(name: file.lastPathComponent, text: text)])
    let conversation = Stage(sources: sources, screen).conversation
    for command in story.split(separator: ";") { _ = conversation.respond(to: String(command)) }
    return conversation.findings
  }
}

/// A screen that UIKit calls in four ways; each of them acts.
private class EverywhereScreen: UITableViewController, UITextFieldDelegate {
  let label = UILabel(identifier: "word")
  private let field = UITextField("Entry")

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "before"
    field.delegate = self
    for part in [label, field] as [UIView] { view.addSubview(part) }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More",
      menu: UIMenu(children: [UIAction(title: "Chosen") { [weak self] _ in self?.act() }])
    )
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Ask",
      style: .plain,
      target: self,
      action: EverywhereScreen.ask
    )
  }

  func act() {}

  private func ask() {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Really", style: .default) { [weak self] _ in self?.act() }
    )
    present(alert, animated: true)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    act()
    return true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    1
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "one"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { act() }
}

private final class PaintingEverywhere: EverywhereScreen {
  override func act() { label.text = "after" }
}

private final class AskingEverywhere: EverywhereScreen {
  private let counting = EverywhereModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    counting.onChange = { [weak self] in self?.showCount() }
  }

  override func act() { counting.add() }

  private func showCount() { label.text = "\(counting.count)" }
}

private final class EverywhereModel {
  var onChange: () -> Void = {}
  private(set) var count = 0 { didSet { onChange() } }

  func add() { count += 1 }
}
