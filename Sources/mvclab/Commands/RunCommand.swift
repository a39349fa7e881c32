import ArgumentParser

struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "run", abstract: "x")
  func run() async throws {}
}
