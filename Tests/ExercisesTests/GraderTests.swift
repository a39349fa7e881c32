import CourseStage
import HeadlessUI
import LabConversation
import LabExercises
import LabSystems
import LabWork
import MVCLab
import Testing

@Suite("Grader")
struct GraderTests {
  /// An assembly whose screens are blank, and whose actions do nothing.
  private final class Idle: Assembly {
    func makeScreen(_ kind: String) -> ViewController { ViewController() }
  }

  /// An assembly whose list keeps what its rows show.
  private final class Copying: Assembly {
    func makeScreen(_ kind: String) -> ViewController { CopyingController() }
  }

  private final class CopyingController: ViewController, TableDataSource {
    private let titles = ["Milk"]

    override func loadView() {
      let table = TableView()
      table.dataSource = self
      view.addSubview(table)
    }

    func numberOfRows(in table: TableView) -> Int { titles.count }
    func table(_ table: TableView, cellForRow row: Int) -> Cell {
      let cell = table.dequeueCell { Cell() }
      cell.text = titles[row]
      return cell
    }
  }

  private static func system(of exercise: Exercise) -> System {
    [System].all.first { $0.name == exercise.setting.system } ?? .todo
  }

  private func grade(
    _ exercise: Exercise,
    _ wiring: Wiring,
    states: Int = 300,
    isApart: Bool = false,
    sources: SourceIndex? = nil
  ) throws -> Grade {
    let system = Self.system(of: exercise)
    let mine = Wiring("mine", .correct, "mine", files: wiring.files, assemble: wiring.assemble)
    let grader = Grader(
      exercise,
      system.exercise(
        exercise,
        mine,
        promises: system.makePromises,
        sources: sources ?? system.sources
      ),
      isApart: isApart
    )
    return try #require(grader).grade(in: InProcess(), states: states)
  }

  /// `Trials repairs` does the same with all others.
  @Test(
    "a correct wiring has all points, and no misused one has",
    arguments: Repair.all(in: .all).filter { $0.exercise.name == "F9" }
  )
  func verdicts(repair: Repair) throws {
    let grade = try #require(try repair.grade(states: repair.isRight ? 50 : 300))
    #expect(grade.isPassed == repair.isRight, "\(grade.lines)")
  }

  @Test("a wiring that does nothing has not repaired anything", arguments: Exercise.all.map(\.name))
  func idle(name: String) throws {
    let exercise = try #require(Exercise.named(name))
    let idle = Wiring("idle", .correct, "does nothing") { Idle() }
    #expect(try grade(exercise, idle).points == 0)
  }

  @Test("the story that the learner reads refuses nothing", arguments: Exercise.all.map(\.name))
  func visible(name: String) throws {
    let exercise = try #require(Exercise.named(name))
    let setting = exercise.setting
    let conversation = Conversation(systems: [Self.system(of: exercise)])
    let opening = [
      "system \(setting.system)\(setting.withServer ? " with server" : "")",
      "wirings \(exercise.solution.name)",
    ]
    for command in opening + exercise.visible.commands {
      let lines = conversation.respond(to: command).transcripts.flatMap(\.self)
      #expect(!lines.contains { $0.kind == .error }, "\(command): \(lines.map(\.text))")
    }
  }

  @Test("the report says what is not yet well, and where")
  func report() throws {
    let misused = try #require([System].all[0].wirings.first { $0.name == "misused" })
    let exercise = try #require(Exercise.named("F1"))
    let lines = try grade(exercise, misused).lines
    #expect(
      lines == [
        "not yet: two windows",
        "  > tap Add",
        "    ui-changes-ui: 'ToDoListController' inserted a row in response to a tap; no model had "
          + "changed  (MisusedListController.swift:25)",
        "    model-in-controller: 'ToDoListController' keeps model values in 'items'  "
          + "(MisusedListController.swift:7)",
        "not yet: another device", "not yet: ten entries", "not yet: the edit screen",
        "not yet: a window is closed", "later: a search for what the stories forgot",
        "0 of 6 points",
      ]
    )
  }

  @Test("a broken rule is told rather than a difference before it")
  func ruleBeforeDifference() throws {
    let toggledBack = try #require(System.inbox.wirings.first { $0.name == "toggled-back" })
    let lines = try grade(try #require(Exercise.named("F14")), toggledBack).lines
    #expect(
      lines.prefix(6) == [
        "not yet: another device in between",
        "  > repeat 4 server ok",
        "  > tap star row 2",
        "  > outside read 2",
        "  > server fail",
        "    broken-promise: 'Cleo' is shown with a star; the server last said without one",
      ]
    )
  }

  @Test("a difference from the correct wiring is told with the line that differs")
  func difference() throws {
    let unbounded = try #require(System.counter.wirings.first { $0.name == "correct" })
    let lines = try grade(try #require(Exercise.named("F7")), unbounded).lines
    #expect(
      lines.prefix(3) == [
        "not yet: below zero",
        "  > tap --",
        "    the screens are not those of the correct wiring: 'first' shows '-1'; in 'bounded' it "
          + "shows '0'",
      ]
    )
  }

  @Test("the report says how far the search has looked where all is well")
  func scope() throws {
    let correct = try #require(System.todo.wirings.first { $0.name == "correct" })
    let lines = try grade(try #require(Exercise.named("F1")), correct, states: 60).lines
    #expect(
      lines.suffix(3) == [
        "well: a search for what the stories forgot",
        "    nothing was found in 61 states, 2 moves deep; bounded by 60 states, 2 windows, 3 rows; "
          + "typed: 'Milk'; pasted: 2 rows; outside: 'Milk'; never reached: '10 rows'",
        "6 of 6 points",
      ]
    )
  }

  @Test("a grade is a line for each check, in CSV and in JSON")
  func table() throws {
    let misused = try #require([System].all[0].wirings.first { $0.name == "misused" })
    let grade = try grade(try #require(Exercise.named("F1")), misused)
    #expect(
      grade.table == [
        "F1,two windows,0,1", "F1,another device,0,1", "F1,ten entries,0,1",
        "F1,the edit screen,0,1", "F1,a window is closed,0,1",
        "F1,a search for what the stories forgot,0,1",
      ]
    )
    let first = #"""
      {"exercise":"F1","check":"two windows","points":0,"of":1,"story":["tap Add"],"problems":[\#
      {"text":"ui-changes-ui: 'ToDoListController' inserted a row in response to a tap; no model \#
      had changed","site":"MisusedListController.swift:25"},\#
      {"text":"model-in-controller: 'ToDoListController' keeps model values in 'items'",\#
      "site":"MisusedListController.swift:7"}]}
      """#
    #expect(grade.json.first?.description == first)
    #expect(
      grade.json.last?.description
        == #"{"exercise":"F1","check":"a search for what the stories forgot","points":0,"of":1}"#
    )
  }

  @Test("a waiver repairs nothing, and is told", arguments: ["F1", "F6", "F14"])
  func waiver(name: String) throws {
    let exercise = try #require(Exercise.named(name))
    let system = Self.system(of: exercise)
    let broken = try #require(system.wirings.first { $0.name == exercise.broken.name })
    let file = try #require(broken.files.first.flatMap(system.sources.file))
    let text = "// mvclab: allow ui-changes-ui: faster\n" + file.lines.joined(separator: "\n")
    let others = broken.files.dropFirst().compactMap(system.sources.file)
    let sources = SourceIndex([SourceFile(name: file.name, text: text)] + others)
    let grade = try grade(exercise, broken, sources: sources)
    #expect(grade.points == 0)
    let told =
      "    an exercise has no waivers; remove this one of 'ui-changes-ui'  (\(file.name):1)"
    #expect(grade.lines.prefix(2) == ["not yet: \(exercise.visible.title)", told])
  }

  @Test("a list of texts in a controller is a copy of the model, if rows show it")
  func copies() throws {
    let copying = Wiring("copying", .correct, "keeps what its rows show") { Copying() }
    let grade = try grade(try #require(Exercise.named("F1")), copying)
    #expect(grade.points == 0)
    let told =
      "'CopyingController' keeps a copy of what its rows show in 'titles'; ask the model for it"
    #expect(grade.lines.prefix(4).contains("    \(told)"), "\(grade.lines)")
  }

  @Test("the stories of F14 ask a store without a guard", arguments: ["toggled-back"])
  func subject(wiring: String) throws {
    let broken = try #require(System.inbox.wirings.first { $0.name == wiring })
    let lines = try grade(try #require(Exercise.named("F14")), broken).lines
    #expect(lines.contains("not yet: a shortcut, while a request waits"))
    #expect(lines.contains("not yet: a shortcut, and one that is refused"))
  }

  @Test("a half repair has the points of the stories that are well, also after one that is not")
  func halfRepair() throws {
    let exercise = try #require(Exercise.named("F14"))
    let half = try #require(System.inbox.wirings.first { $0.name == "nobody-keeps-it" })
    let grade = try grade(exercise, half)
    #expect(!grade.isPassed)
    #expect(grade.points > 0, "\(grade.lines)")
  }

  @Test("the laboratory's own components repair nothing", arguments: ["F1", "F6", "F14"])
  func borrowed(name: String) throws {
    let exercise = try #require(Exercise.named(name))
    let solution = Self.system(of: exercise).wirings.first { $0.name == exercise.solution.name }
    let grade = try grade(exercise, try #require(solution), isApart: true)
    #expect(grade.points == 0)
    #expect(
      grade.lines[1].contains(
        "is the laboratory's own, and no part of your wiring; repair what is in 'Mine'"
      ),
      "\(grade.lines)"
    )
  }

  @Test("a title with a comma is quoted in CSV")
  func quotes() throws {
    let idle = Wiring("idle", .correct, "does nothing") { Idle() }
    let grade = try grade(try #require(Exercise.named("F9")), idle)
    #expect(grade.table.first == "F9,\"stop, and again\",0,1")
  }
}
