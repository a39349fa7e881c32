import ArgumentParser

/// Shows the manual page on a terminal; elsewhere it prints the page's source, for `man -l`.
struct ManCommand<Lab: Laboratory>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "man",
      abstract: "Show the manual page; into a pipe or a file, print its source."
    )
  }

  func run() throws {
    try Program.run(Lab.name) { console in
      let synopsis = LabCommand<Lab>._dumpHelp()
      let page = try ManualPage.text(of: Lab.name, Lab.systems, synopsis: synopsis)
      if !Pager.show(manual: page, environment: .current) { try console.write(page) }
      return .well
    }
  }
}
