import ArgumentParser

/// The package that written packages depend on.
struct PackageOption: ParsableArguments {
  @Option(
    name: .customLong("package"),
    help: ArgumentHelp(
      """
      Path or URL of the mvclab package to depend on. Defaults to the one this program was built \
      from; required if that is not on disk.
      """,
      valueName: "path|url"
    )
  )
  var source: String?
}
