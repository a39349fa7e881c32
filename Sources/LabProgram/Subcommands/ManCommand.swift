import ArgumentParser

/// Prints the manual page, for `man -l`.
struct ManCommand<Lab: Laboratory>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "man",
      abstract: "Print the manual page."
    )
  }

  func run() async throws {
    try await Program.run(Lab.name) { console in
      let synopsis = LabCommand<Lab>._dumpHelp()
      try console.write(try ManualPage.text(of: Lab.name, Lab.systems, synopsis: synopsis))
      return .well
    }
  }
}
