import ArgumentParser

/// Writes a module of one's own.
struct NewCommand<Lab: Laboratory>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "new",
      abstract: "Write a module of your own, wired, and a lab around it if there is none.",
      discussion: """
        In a folder that is empty or not there it writes a whole package: the module's contract, model, \
        view and view controller, a misused wiring beside them, what plugs them into a lab, and a first \
        scenario. In such a package it adds another module. Nothing that is there is changed.
        """
    )
  }

  @Argument(help: "What it is called: 'shopping list' becomes ShoppingList.")
  var name: String

  @Option(
    help: ArgumentHelp(
      "Where it goes (by default here, if this folder is empty or such a package; else a new folder).",
      valueName: "dir"
    )
  )
  var out: String?

  @Option(
    name: .customLong("package"),
    help: ArgumentHelp(
      """
      Where a new package gets the lab from (by default the package that this program was built \
      from; needed where that is in no folder here, as in a lab that has it by URL).
      """,
      valueName: "path|url"
    )
  )
  var source: String?

  func run() async throws {
    try await Program.run(Lab.name) { console in
      let name: ModuleName
      do throws(ModuleNameError) {
        name = try ModuleName(self.name)
        if isCommand(name.command) { throw .taken(name.command) }
      } catch { throw ExitError(.usage, "\(error)") }
      let folder = PackageFolder(path: out.map(trimmed) ?? PackageFolder.standard(for: name).path)
      // What is begun is finished, or taken back.
      Interruption.stopsCommands()
      for line in try NewModule(name: name, folder: folder, source: source).write() {
        try console.line(line)
      }
      return 0
    }
  }

  /// Whether something else is meant where a system's name could be typed.
  private func isCommand(_ name: String) -> Bool {
    LabCommand<Lab>.configuration.ungroupedSubcommands.contains {
      $0.configuration.commandName == name
    } || name == "help"
  }

  /// A path without slashes at its end.
  private func trimmed(_ path: String) -> String {
    let end = path.lastIndex { $0 != "/" }
    return end.map { String(path[...$0]) } ?? (path.isEmpty ? "." : "/")
  }
}
