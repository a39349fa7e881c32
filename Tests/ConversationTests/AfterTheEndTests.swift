import Foundation
import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Testing
import UIKitNames

/// What code does after the end of its world, which on a phone it would not do.
@Suite struct AfterTheEndTests {
  @Test(arguments: ["Refuse", "Tell", "Forget", "Repeat", "Raise"])
  func `nobody sees what code does after the end of its world`(way: String) {
    let disk = Disk()
    let conversation = Conversation.diary(on: disk)
    for command in ["tap Load", "tap \(way)"] { _ = conversation.respond(to: command) }
    #expect(
      conversation.findings.map(\.rule) == [way == "Repeat" ? "endless" : "fault"]
    )
    #expect(
      conversation.transcript(["show screen", "show model", "show requests", "tap Load"]) == """
        > show screen
        =
        = one
        = [Load]  [Refuse]  [Tell]  [Forget]
        = [Repeat]  [Raise]  [Wait]
        = 0  one
        > show model
        = Diary.pages[0] = one
        = Diary.draft = kept
        > show requests
        > tap Load
        ? the world has ended
        """
    )
    #expect(disk.pages == ["one"])
    let hops = conversation.runs.first?.world.flow.hops ?? []
    #expect(!hops.isEmpty && !hops.contains { $0.kind == .request || $0.name == "afterwards" })
  }

  @Test func `the walk through a command ends with what is seen at the end of its world`() throws {
    let conversation = Conversation.diary(on: Disk())
    _ = conversation.respond(to: "tap Load")
    let walk = try #require(conversation.respond(to: "step tap Tell").walk)
    let rows = (0..<walk.count).flatMap { walk.reply(at: $0, since: $0 > 0 ? $0 - 1 : nil).lines }
    let texts = rows.map(\.description).joined(separator: "\n")
    #expect(texts.contains("the world has ended"), "\(texts)")
    #expect(!texts.contains("lost") && !texts.contains("empty"), "\(texts)")
  }

  @Test func `a call that throws at the end of a world throws again afterwards`() {
    let conversation = Conversation.diary(on: Disk())
    _ = conversation.respond(to: "tap Load")
    _ = conversation.respond(to: "tap Refuse")
    let world = conversation.runs.first?.world
    let diary = world?.runtime.registry.alive.compactMap { $0 as? Page }.first
    #expect(diary?.calls == ["completion was not called", "reload threw"])
  }

  @Test func `the tasks of a program that is killed write nothing`() {
    let disk = Disk()
    let conversation = Conversation.diary(on: disk)
    _ = conversation.respond(to: "tap Load")
    _ = conversation.respond(to: "tap Wait")
    _ = conversation.respond(to: "relaunch")
    #expect(disk.pages == ["one"])
    // The new program writes again.
    _ = conversation.respond(to: "tap Load")
    #expect(disk.pages == ["one", "one"])
  }
}

extension Conversation {
  fileprivate static func diary(on disk: Disk) -> Conversation {
    disk.pages = []
    let system = System(
      name: "diary",
      summary: "a diary on a disk",
      style: Style(name: "free", laws: []),
      screens: [ScreenKind("page", "the pages")],
      server: .optional,
      openStorage: { _ in disk },
      wirings: [
        Wiring("only", .misused(breaking: .fault), "the one under test", files: []) {
          DiaryAssembly()
        }
      ]
    )
    let conversation = Conversation(systems: [system])
    _ = conversation.respond(to: "system diary with server")
    _ = conversation.respond(to: "wirings only")
    return conversation
  }
}

private final class DiaryAssembly: Assembly {
  func makeScreen(_ kind: String) -> ViewController { Page() }
}

/// Pages that outlive the program, until it ends.
private final class Disk: Storage, @unchecked Sendable {
  var pages: [String] = []
  private var (isFailing, isClosed) = (false, false)

  struct Refused: Error {}

  func write(_ page: String) throws {
    if isFailing || isClosed { throw Refused() }
    pages.append(page)
  }

  func setFailing(_ isFailing: Bool) { self.isFailing = isFailing }
  func close() { isClosed = true }
}

private final class Diary: Model {
  @Observed private(set) var pages: [String] = []
  private var draft = "kept"

  private var disk: Disk? { storage as? Disk }

  func load() throws {
    try disk?.write("one")
    $pages.append("one")
  }

  func tear() {
    post(.diaryTorn, "torn")
    loseAll()
  }

  func loseAll() {
    pages = []
    draft = "lost"
    try? disk?.write("two")
    server?.send(Request("upload"), then: Block(self) { _, _ in })
    post(.diaryTorn, "afterwards")
  }

  func repeatForever() { post(.diaryAgain, "again") }

  func wait() {
    task { [self] in
      do { _ = try await server?.send(Request("wait")) } catch { try? disk?.write("cancelled") }
    }
  }
}

extension NotificationName where Payload == String {
  fileprivate static var diaryTorn: Self { "diaryTorn" }
  fileprivate static var diaryAgain: Self { "diaryAgain" }
}

private final class Page: ViewController, UITableViewDataSource {
  private let (diary, table, note) = (Diary(), UITableView(), Label(identifier: "note"))
  private var rows: [String] = []
  private(set) var calls: [String] = []

  override func viewDidLoad() {
    view.addSubview(note)
    view.addSubview(StackView(["Load", "Refuse", "Tell", "Forget"].map(button)))
    view.addSubview(StackView(["Repeat", "Raise", "Wait"].map(button)))
    view.addSubview(table)
    table.dataSource = self
    observe(.diaryTorn) { page, _ in try page.refuse() }
    observe(.diaryAgain) { page, _ in page.diary.repeatForever() }
  }

  private func button(_ name: String) -> Button {
    let button = Button(name)
    button.onTap(self) { try $0.tapped(name) }
    return button
  }

  private func tapped(_ name: String) throws {
    switch name {
    case "Load":
      try diary.load()
      rows = diary.pages
      table.reloadData()
      note.text = "one"
    // UIKit's call does not throw, so that the code goes on.
    case "Refuse":
      table.deleteRows(at: [IndexPath(row: 0, section: 0)])
      table.performBatchUpdates({ self.calls.append("batch") }, completion: nil)
      goOn()
    // The error ends the handler, and not the model that has called it.
    case "Tell":
      diary.tear()
      goOn()
    case "Forget":
      diary.$pages.removeObserver(self)
      goOn()
    case "Repeat":
      diary.repeatForever()
      goOn()
    case "Raise":
      table.beginUpdates()
      table.insertRows(at: [IndexPath(row: 7, section: 0)])
      table.endUpdates()
      goOn()
    default: diary.wait()
    }
  }

  private func refuse() throws {
    try table.deleteRows(at: [0])
    goOn()
  }

  private func goOn() {
    if !calls.contains("batch") { calls.append("completion was not called") }
    rows = []
    note.text = "empty"
    diary.loseAll()
    table.reloadData()
    do { try table.reload() } catch { calls.append("reload threw") }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
}
