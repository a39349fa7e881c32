import ArgumentParser

struct ContrastCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "contrast", abstract: "x")
  func run() async throws {}
}
