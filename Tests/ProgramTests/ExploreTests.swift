import Foundation
import PseudoTerminal
import Testing

@Suite("explore", .waits)
struct ExploreTests {
  /// The smallest lab's program, with arguments.
  private func lab(_ arguments: String...) throws -> Run {
    try Run(arguments: arguments, program: "CrashLab")
  }

  @Test("explore prints the verdict and the shortest story for each rule")
  func text() throws {
    let run = try lab("explore", "lamp", "--wiring", "deaf")
    #expect(
      run.output == """
        lamp/deaf: broken (shortest)
          searched 12 states, 51 moves, 5 moves deep, 20 audits
          bounded by 1 window
          ui-changes-ui                1  tap Turn  (LampController.swift:28)
          screen-disagrees-with-model  1  outside turn
          diverges                     1  outside turn
          diverges                     2  outside turn; outside turn
          a law is broken after 1 command, a user can see the harm after 1 command

        """
    )
    #expect(run.code == 0)
  }

  @Test("explore tries the stories of the course first, and counts them")
  func knownStories() throws {
    let run = try Run("explore", "counter", "--wiring", "correct", "--depth", "1", "--jobs", "1")
    #expect(run.output.contains(", 14 known stories\n"), "\(run.output)")
  }

  @Test("a search that is stopped names the wirings it did not search, and breaks no word")
  func stopped() throws {
    let terminal = try Terminal(
      builtMVCLab,
      arguments: [
        "explore", "todo", "--wiring", "correct,misused,massive,misused-server,half-store",
      ],
      environment: ["NO_COLOR": "1"],
      columns: 100
    )
    #expect(
      terminal.waits(.seconds(30)) { $0.cursorLine.hasSuffix("; Ctrl-C stops") },
      "\(terminal.screen.text)"
    )
    terminal.send([3])
    #expect(terminal.waitsForEnd() == .exit(130))
    #expect(
      terminal.screen.text.contains(
        """
        \nmvclab: interrupted; not searched: misused, massive, misused-server, half-store; '--depth 3' ends
          sooner
        """
      ),
      "\(terminal.screen.text)"
    )
  }

  @Test("the page on search shows what explore prints", .takesLong)
  func readme() throws {
    let run = try Run("explore", "todo", "--wiring", "misused", "--depth", "3")
    let text = try Package.text("Documentation/Search.md")
    #expect(
      text.contains("$ mvclab explore todo --wiring misused --depth 3\n" + run.output + "```")
    )
  }

  @Test("explore fails if a wiring that its author calls correct breaks a rule")
  func exitCode() throws {
    let run = try lab("explore", "lamp", "--wiring", "correct")
    #expect(run.code == 0)
    let other = try lab("explore", "lamp", "--wiring", "correct", "--against", "deaf")
    #expect(other.output.contains("diverges"))
    #expect(other.code == 1)
  }

  @Test("explore writes one JSON object for each wiring")
  func json() throws {
    let run = try lab("explore", "lamp", "--wiring", "correct,deaf", "--format", "json")
    let objects = try run.output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(objects.map { $0["wiring"] as? String } == ["correct", "deaf"])
    #expect(objects.map { $0["exhausted"] as? Bool } == [true, true])
    let findings = try #require(objects[1]["findings"] as? [[String: Any]])
    #expect(findings.contains { $0["name"] as? String == "ui-changes-ui" })
  }

  @Test("explore writes each story as a scenario that passes")
  func save() throws {
    let scratch = try Scratch()
    let folder = scratch.path("stories")
    let run = try lab("explore", "lamp", "--wiring", "deaf", "--save", folder)
    #expect(run.errors.hasSuffix("4 scenarios written to \(folder)\n"))
    let check = try lab("run", folder)
    #expect(check.output.contains("8 passed, 0 failed, 0 malformed"))
    let text = try scratch.text("stories/lamp-deaf-ui-changes-ui.md")
    #expect(text.contains("> expect breach ui-changes-ui"))
    #expect(text.hasPrefix("# deaf: a tap or an answer"))
  }

  @Test("what explore saves of a wiring that its author calls correct fails until it is repaired")
  func savedBugs() throws {
    let scratch = try Scratch()
    let folder = scratch.path("stories")
    let search = ["explore", "worn", "--wiring", "world", "--save", folder]
    let run = try Run(arguments: search, program: "CrashLab")
    #expect(run.code == 1)
    #expect(
      run.errors
        == "crashlab: 1 scenario written to \(folder); it fails until the wiring is repaired\n"
    )
    let text = try scratch.text("stories/worn-world-fault.md")
    #expect(text.hasPrefix("# world: "), "\(text)")
    #expect(text.contains("\n\nThe wiring `world` shows the symptom `fault` after 2 commands: "))
    #expect(text.hasSuffix("\n> tap A\n> tap A\n> expect clean\n```\n"), "\(text)")
    let check = try Run("run", folder, program: "CrashLab")
    #expect(check.output.contains("0 passed, 1 failed, 0 malformed"), "\(check.output)")
    #expect(check.output.contains("+ ! fault: "), "\(check.output)")
  }

  @Test(
    "explore replaces no file that is there, and does not begin to search then",
    arguments: ["ui-changes-ui", "ui-changes-ui-2", "leak-13"]
  )
  func savedTwice(story: String) throws {
    let scratch = try Scratch()
    let name = "counter-view-writes-label-\(story).md"
    let file = try scratch.file(name, "my own\n")
    let folder = scratch.folder.path
    let search = ["explore", "counter", "--depth", "1", "--save", folder, "--wiring"]
    let run = try Run(arguments: search + ["view-writes-label"])
    #expect(run.errors == "mvclab: '\(file)' exists; nothing was written\n")
    #expect(run.output.isEmpty)
    #expect(run.code == 73)
    #expect(try scratch.contents == [name])
    #expect(try scratch.text(name) == "my own\n")
  }

  @Test("explore does not begin to search if its stories have no folder")
  func savedInFile() throws {
    let scratch = try Scratch()
    let file = try scratch.file("stories", "my own\n")
    let run = try Run("explore", "counter", "--depth", "1", "--save", file)
    #expect(run.errors.hasPrefix("mvclab: cannot write to '\(file)': "))
    #expect(run.output.isEmpty)
    #expect(run.code == 73)
    #expect(try scratch.text("stories") == "my own\n")
  }

  @Test("the matrix sets wirings against rules, and each number leads to its stories")
  func matrix() throws {
    let scratch = try Scratch()
    let search = ["explore", "lamp", "--matrix"]
    let folder = scratch.path("stories")
    let run = try Run(arguments: search + ["--save", folder], program: "CrashLab")
    let file = "\(folder)/lamp-deaf"
    #expect(
      run.output == """
        lamp: the commands of the shortest story

           1  correct: holds (6 states; bounded by 1 window)
           2  deaf: broken (shortest)

                                       1    2
        ui-changes-ui                  .    1
        screen-disagrees-with-model    .    1
        diverges                       .    1

           2  deaf
          ui-changes-ui                1  tap Turn  (LampController.swift:28)  \(file)-ui-changes-ui.md
          screen-disagrees-with-model  1  outside turn  \(file)-screen-disagrees-with-model.md
          diverges                     1  outside turn  \(file)-diverges.md
          diverges                     2  outside turn; outside turn  \(file)-diverges-2.md

        """
    )
    let told = try Run(arguments: search, program: "CrashLab")
    #expect(
      told.output
        == run.output.replacingOccurrences(
          of: "  \(file)[^\n]*",
          with: "",
          options: .regularExpression
        )
    )
    let json = try Run(arguments: search + ["--format", "json"], program: "CrashLab").output
    let matrix = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    )
    let wirings = try #require(matrix["wirings"] as? [[String: Any]])
    let stories = wirings.map {
      ($0["stories"] as? [[String: Any]])?.map { $0["witness"] as? [String] }
    }
    #expect(
      stories == [
        [],
        [["tap Turn"], ["outside turn"], ["outside turn"], ["outside turn", "outside turn"]],
      ]
    )
  }

  @Test(
    "explore refuses what makes no sense",
    arguments: [
      (["nothing"], "unknown system 'nothing'"),
      (["todo", "--jobs", "0"], "'0' is not a number of"),
      (["todo", "--depth", "0"], "'0' is not a number of moves"),
      (["todo", "--depth", "-1"], "'-1' is not a number of moves"),
      (["todo", "--wiring", "mis"], "unknown wiring 'mis'; did you mean 'misused'?"),
      (["todo", "--wiring", ""], "a name is missing behind '--wiring'"),
      (["todo", "--wiring", ","], "a name is missing behind '--wiring'"),
      (["todo", "--wiring", "misused, misused"], "'--wiring' names 'misused' twice"),
      (["todo", "--wiring", "misused", "--save", ""], "'--save' needs a name; it is empty"),
      (["todo", "--states", "0"], "'0' is not a number of states"),
    ]
  )
  func usage(arguments: [String], message: String) throws {
    let run = try Run(
      builtProgram("mvclab"),
      ["explore"] + arguments,
      environment: ["PATH": "/usr/bin:/bin", "TERM": "xterm"],
      in: Package.folder
    )
    #expect(run.code == 64)
    #expect(run.errors.contains(message))
  }

  @Test("a crash of a wiring is a finding, and the search goes on")
  func crash() throws {
    let run = try CrashSearch.run.get()
    #expect(run.output.contains("crash/crashing: broken (shortest)"))
    #expect(run.output.contains("  fault     1  tap Overflow\n"))
  }

  @Test(
    "what a wiring keeps in its process is named, and leaves its search undecided",
    arguments: ["1", "2"]
  )
  func processState(jobs: String) throws {
    let run = try Run(
      "explore",
      "session",
      "--depth",
      "4",
      "--jobs",
      jobs,
      program: "CrashLab"
    )
    #expect(run.errors.isEmpty)
    #expect(run.code == 1)
    #expect(
      run.output == """
        session/static: undecided (bounded by state that the lab does not see)
          searched 1 state, 0 moves, 0 moves deep, 0 audits
          warning: the wiring depends on what lies outside of its world: StaticSession.swift:6 has 'static let shared';
            let the assembly make it, or write 'singleton { … }'; no two worlds begin alike
        session/late: undecided (bounded by state that the lab does not see, 1 window)
          searched 3 states, 5 moves, 1 move deep, 3 audits
          warning: the wiring depends on what lies outside of its world: LateSession.swift:6 has 'static let shared';
            let the assembly make it, or write 'singleton { … }'; played again, this leads to another state:
            tap A
        session/counted: undecided (bounded by state that the lab does not see, 1 window)
          searched 3 states, 9 moves, 1 move deep, 7 audits
          warning: the wiring depends on what lies outside of its world: CountedSession.swift:5 has 'var taps';
            let the assembly make it, or write 'singleton { … }'; played again, this leads to another state:
            tap A
        session/own: holds (4 states; bounded by 1 window)
          searched 4 states, 10 moves, 3 moves deep, 7 audits

        """
    )
  }

  @Test func `a story that a new process does not show is told as a dependence, and no other`()
    throws
  {
    let run = try Run("explore", "worn", "--jobs", "1", program: "CrashLab")
    #expect(run.code == 1)
    #expect(
      run.output == """
        worn/process: undecided (bounded by state that the lab does not see, 1 window)
          searched 3 states, 9 moves, 2 moves deep, 6 audits
          warning: the wiring depends on what lies outside of its world;
            let the assembly make it, or write 'singleton { … }'; in a new process this shows no 'fault':
            tap A; tap A
        worn/world: broken (shortest)
          searched 3 states, 9 moves, 2 moves deep, 6 audits
          bounded by 1 window
          fault  2  tap A; tap A  (WornSystem.swift:51)

        """
    )
  }
}
