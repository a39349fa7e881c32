import ArgumentParser

/// Writes a new module.
struct NewCommand<Lab: Laboratory>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "new",
      abstract: "Write a module of your own, wired, and a package around it if there is none.",
      discussion: """
        In an empty or missing folder it writes a whole package: the module's contract, model, view and \
        view controller, a misused wiring beside them, the code that adds both to a lab, a first \
        scenario, and tests. In such a package it adds another module, and changes no file but the list \
        of systems.
        """
    )
  }

  @Argument(help: "The name of the module: 'shopping list' becomes ShoppingList.")
  var name: String

  @Option(
    help: ArgumentHelp(
      "The folder to write to; the default is this one if it is empty or such a package, else a new one.",
      valueName: "dir"
    )
  )
  var out: String?

  @OptionGroup var package: PackageOption

  func validate() throws { try checkName(out, of: "--out") }

  func run() throws {
    try Program.run(Lab.name) { console in
      let name = try ModuleName(self.name)
      if isCommand(name.command) { throw ModuleName.taken(name.command) }
      let folder = out.map(PackageFolder.init(typed:)) ?? .standard(for: name)
      // Ctrl-C must not leave half of the files.
      Interruption.onCtrlC(.stopsCommand)
      for line in try NewModule(name: name, folder: folder, source: package.source).write() {
        try console.line(line)
      }
      return .well
    }
  }

  /// Whether the name is already a subcommand.
  private func isCommand(_ name: String) -> Bool {
    LabCommand<Lab>.configuration.ungroupedSubcommands.contains {
      $0.configuration.commandName == name
    } || name == "help"
  }
}
