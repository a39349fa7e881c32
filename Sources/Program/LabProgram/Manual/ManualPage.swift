import LabConversation
import LabScenarios
import MVCLab

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The manual page, generated from the tables of arguments, commands, rules and systems.
enum ManualPage {
  /// The page of a program; `synopsis` is the JSON of its arguments.
  static func text(of program: String, _ systems: [System], synopsis: String) throws -> String {
    let synopsis = try JSONDecoder().decode(Synopsis.self, from: Data(synopsis.utf8)).command
    let systemNames = Set(systems.map(\.name))
    var page = Roff()
    page.title(program, "\(program) \(Version.number)")
    describe(synopsis, in: &page)
    page.section("SUBCOMMANDS")
    for command in synopsis.subcommands ?? []
    where command.shouldDisplay && !systemNames.contains(command.commandName) {
      describe(command, of: program, in: &page)
    }
    describeScripts(in: &page)
    listKeys(in: &page)
    listCommands(in: &page)
    listRules(of: systems, in: &page)
    list(systems, in: &page)
    listFilesAndCodes(program, in: &page)
    return page.text
  }

  private static func describe(_ command: Synopsis.Command, in page: inout Roff) {
    let name = command.commandName
    page.section("NAME")
    page.paragraph("\(name) - \((command.abstract ?? "").lowercasedFirst)")
    page.section("SYNOPSIS")
    let calls = [
      "[SYSTEM] [OPTION ...]", "FILE.mvc", "-c 'COMMANDS'", "SUBCOMMAND [ARGUMENT ...]",
    ]
    page.example(calls.map { "\(name) \($0)" })
    page.section("DESCRIPTION")
    for paragraph in (command.discussion ?? "").split(separator: "\n\n") {
      let lines = paragraph.split(separator: "\n")
      if lines.allSatisfy({ $0.hasPrefix("  ") }) {
        page.example(lines)
      } else {
        page.paragraph(String(paragraph))
      }
    }
    page.section("OPTIONS")
    for argument in command.arguments ?? [] where argument.shouldDisplay {
      describe(argument, in: &page)
    }
  }

  private static func describe(
    _ command: Synopsis.Command,
    of program: String,
    in page: inout Roff
  ) {
    let arguments = (command.arguments ?? []).filter { argument in
      let names = (argument.names ?? []).map(\.name)
      return argument.shouldDisplay && !names.contains("help") && !names.contains("version")
    }
    let positional = arguments.filter { $0.kind == "positional" }.flatMap(\.forms)
    page.subsection(([program, command.commandName] + positional).joined(separator: " "))
    page.paragraph(command.abstract ?? "")
    for argument in arguments { describe(argument, in: &page) }
  }

  private static func describe(_ argument: Synopsis.Argument, in page: inout Roff) {
    page.item(argument.forms.joined(separator: ", "), argument.abstract ?? "")
  }

  private static func listCommands(in page: inout Roff) {
    page.section("COMMANDS")
    page.paragraph(
      "In the REPL, in scripts and in scenarios; 'in SCREEN COMMAND' addresses a screen."
    )
    for (heading, commands) in Command.grouped + [("Others", Command.others)] {
      page.subsection(heading)
      for command in commands { page.item(command.usage.description, command.summary) }
    }
  }

  private static func describeScripts(in page: inout Roff) {
    page.section("SCRIPTS")
    page.paragraph(
      """
      A pipe, FILE.mvc and -c execute commands, one a line. A script, which can be '-' or the name of a \
      pipe too, and -c print each command before \
      its output. A refused command, or an 'expect' that does not hold or can't be checked, is printed \
      on standard error as well, with file, line and column, and makes the exit status 1.
      """
    )
  }

  private static func listKeys(in page: inout Roff) {
    page.section("KEYS")
    page.paragraph(
      "At the prompt of a terminal; ~/.editrc binds others, and 'bind -v' in it those of vi."
    )
    for (keys, meaning) in KeyTable.rows { page.item(keys, meaning) }
  }

  private static func listRules(of systems: [System], in page: inout Roff) {
    page.section("RULES")
    for section in RuleList(of: systems).sections {
      page.subsection(section.title)
      for entry in section.entries { page.item(entry.name, entry.text) }
    }
  }

  private static func list(_ systems: [System], in page: inout Roff) {
    page.section("SYSTEMS")
    for system in systems {
      page.subsection(system.name)
      page.paragraph(system.summary)
      for wiring in system.wirings {
        let purpose = wiring.verdict.purpose.map { "; \($0)" } ?? ""
        page.item(wiring.name, "\(wiring.verdict.word): \(wiring.summary)\(purpose)")
      }
    }
  }

  private static func listFilesAndCodes(_ program: String, in page: inout Roff) {
    page.section("FILES")
    page.item(
      "$XDG_STATE_HOME/\(program)/history, ~/.local/state/\(program)/history",
      "the command history"
    )
    page.item(
      "$XDG_STATE_HOME/\(program)/lessons, ~/.local/state/\(program)/lessons",
      "the units of the course that are done"
    )
    page.item(
      "$XDG_STATE_HOME/\(program)/failures, ~/.local/state/\(program)/failures",
      "the scenarios that failed when they last ran"
    )
    page.item(
      "$XDG_CACHE_HOME/\(program)/check, ~/.cache/\(program)/check",
      "the build that the checks of exercises share"
    )
    page.item("~/.editrc", "key bindings of the line editor")
    page.section("ENVIRONMENT")
    for (name, meaning) in Environment.variables { page.item(name, meaning) }
    page.item(
      HistoryPath.variable(of: program),
      "the file of the command history; empty: no file"
    )
    page.section("EXIT STATUS")
    for status in ExitStatus.allCases { page.item("\(status.rawValue)", status.meaning) }
    let order = ExitStatus.allCases.sorted().dropFirst().map { "\($0.rawValue)" }
    page.paragraph(
      "If several apply, the program ends with the most severe; the order is "
        + "\(order.joined(separator: ", "))."
    )
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
