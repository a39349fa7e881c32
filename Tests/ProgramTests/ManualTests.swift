import Foundation
import LabConversation
import MVCLab
import PseudoTerminal
import Testing

import enum LabScenarios.ExitStatus

@Suite("The manual page and shell completion", .waits)
struct ManualTests {
  @Test(.needs("groff"))
  func `groff formats the manual page without a warning`() throws {
    let shell = try Shell("\"$0\" man | groff -man -ww -Tutf8 -P-c 2>&1 >/dev/null")
    #expect(shell.output == "")
  }

  @Test func `the manual page begins with its title, name and synopsis`() throws {
    #expect(
      try Run("man").output.hasPrefix(
        #"""
        .TH MVCLAB 1 "" "mvclab 0.1.0"
        .SH NAME
        .PP
        mvclab \- a laboratory for MVC wirings: run them, act on them, and see which law they break.
        .SH SYNOPSIS
        .PP
        .nf
        mvclab [SYSTEM] [OPTION ...]
        mvclab FILE.mvc
        mvclab \-c \(aqCOMMANDS\(aq
        mvclab SUBCOMMAND [ARGUMENT ...]
        .fi
        .SH DESCRIPTION
        .PP
        Without a subcommand, the program starts the REPL:

        """#
      )
    )
  }

  @Test func `the manual page lists the exit codes, and which is the most severe`() throws {
    let items = ExitStatus.allCases.map { ".TP\n\\fB\($0.rawValue)\\fR\n\($0.meaning)\n" }.joined()
    let order = ExitStatus.allCases.sorted().dropFirst().map { "\($0.rawValue)" }
    #expect(
      try Run("man").output.contains(
        """
        .SH EXIT STATUS
        \(items).PP
        If several apply, the program ends with the most severe; the order is \
        \(order.joined(separator: ", ")).

        """
      )
    )
  }

  @Test func `the manual page lists the commands in the order of help`() throws {
    let page = try Run("man").output
    let section = page.split(separator: ".SH ").first { $0.hasPrefix("COMMANDS\n") }
    let lines = try #require(section).split(separator: "\n")
    let shown = lines.compactMap { line -> String? in
      if line.hasPrefix(".SS ") { return String(line.dropFirst(4)) }
      return line.hasPrefix("\\fB") ? line.dropFirst(3).prefix { $0.isLetter }.description : nil
    }
    let help = try Run("-c", "help").output.split(separator: "\n").compactMap { line -> String? in
      guard line.hasPrefix("= "), !line.hasPrefix("= Others"), !line.hasPrefix("= '") else {
        return nil
      }
      return line.hasPrefix("=   ")
        ? line.dropFirst(4).prefix { $0.isLetter }.description : String(line.dropFirst(2))
    }
    #expect(shown == help + ["Others"] + Command.others.map(\.name))
  }

  @Test func `the help of 'exercise' names the folder that it writes to by default`() throws {
    #expect(
      try Run("help", "exercise").output == """
        OVERVIEW: List the exercises, or write a package with a broken wiring to repair.

        USAGE: mvclab exercise [<name>] [--out <dir>] [--package <path|url>]

        ARGUMENTS:
          <name>                  An exercise, such as F1; none: the list.

        OPTIONS:
          --out <dir>             The folder to write to: an empty or a new one;
                                  without it, one named like the exercise.
          --package <path|url>    Path or URL of the mvclab package to depend on.
                                  Defaults to the one this program was built from;
                                  required if that is not on disk.
          --version               Show the version.
          -h, --help              Show help information.


        """
    )
  }

  @Test func `the help of the shell leads to that of a command of the prompt`() throws {
    let run = try Run("help", "server")
    #expect(
      run.errors
        == "mvclab: 'server' is a command of the prompt; 'mvclab -c \"help server\"' explains it\n"
    )
    #expect(run.code == 64)
    let unknown = try (Run("help", "nosuch"), Run("help", "Runn"))
    #expect(
      unknown.0.errors == "mvclab: no help for 'nosuch'; 'mvclab help' lists the subcommands\n"
    )
    #expect(unknown.1.errors == "mvclab: no help for 'Runn'; did you mean 'run'?\n")
    #expect(unknown.0.code == 64)
    #expect(try Run("help", "run").output.hasPrefix("OVERVIEW: Replay"))
    #expect(try Run("help", "todo").output.hasPrefix("OVERVIEW: "))
  }

  @Test func `the manual page lists every option, command, rule and wiring`() throws {
    let page = try Run("man").output.replacing("\\-", with: "-").replacing("\\(aq", with: "'")
    for command in Command.all { #expect(page.contains("\\fB\(command.name)"), "\(command.name)") }
    for line in try Run("rules").output.split(separator: "\n") where line.hasPrefix("  ") {
      let name = line.dropFirst(2).prefix { $0 != ":" }
      #expect(page.contains("\\fB\(name)\\fR"), "\(name)")
    }
    for line in try Run("systems").output.split(separator: "\n") where line.hasPrefix("  ") {
      let name = line.split(separator: " ")[0]
      #expect(page.contains("\\fB\(name)\\fR"), "\(name)")
    }
    for command in ["repl", "run", "contrast"] {
      for line in try Run("help", command).output.split(separator: "\n")
      where line.hasPrefix("  --") && !line.hasPrefix("  --version") {
        let name = line.split(separator: " ")[0]
        #expect(page.contains("\\fB\(name)"), "\(name)")
      }
    }
  }

  @Test(
    .needs("bash"),
    arguments: [
      (
        "mvclab ",
        "--version -h --help repl lesson course run contrast explore merge systems rules new man exercise check todo news"
      ),
      ("mvclab to", "todo"), ("mvclab repl ", "todo news counter"), ("mvclab repl READ", ""),
      ("mvclab todo --wiring ha", "half-store half-notified"),
      ("mvclab todo --wiring correct,mis", "correct,misused correct,misused-server"),
      ("mvclab contrast counter --wiring glue", "glue-on-appear"),
      ("mvclab contrast n", "news"),
      ("mvclab contrast READ", "README.md"),
      ("mvclab rules ui", "ui-changes-ui"),
      ("mvclab systems im", "image"),
      ("mvclab run --format j", "json"),
      ("mvclab run --wiring todo/half-s", "todo/half-store"),
      ("mvclab run READ", "README.md"),
    ]
  )
  func `bash completes systems, wirings, rules and files`(line: String, completed: String) throws {
    let script = """
      PATH="$(dirname "$0"):$PATH"; source <(mvclab --generate-completion-script bash); line='\(line)'
      COMP_LINE=$line COMP_POINT=${#line} COMP_WORDS=($line)
      [[ $line == *' ' ]] && COMP_WORDS+=('')
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _mvclab mvclab "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
      echo "${COMPREPLY[*]}"
      """
    let output = try Shell(script, shell: "/bin/bash").output
    #expect((output.dropLast() + " ").hasPrefix(completed + " "), "\(output)")
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `the completion script of each shell names the systems`(shell: String) throws {
    let script = try Run("--generate-completion-script", shell)
    #expect(script.code == 0)
    #expect(script.output.contains("counter"))
  }
}
