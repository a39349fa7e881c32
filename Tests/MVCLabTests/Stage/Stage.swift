import HeadlessUI
import LabConversation
import MVC
import MVCLab

/// A system of one wiring, made for one test, as somebody outside of this package would make it.
struct Stage: Sendable {
  let system: System

  /// Every screen of it is made by `make`.
  init(
    style: Style = .cocoaMVC,
    truth: @escaping @Sendable (ViewController) -> Truth? = { _ in nil },
    promises: [any Promise & Sendable] = [],
    sources: SourceIndex = SourceIndex([]),
    _ make: @escaping @Sendable () -> ViewController
  ) {
    self.init(style: style, sources: sources) {
      Scenery(make: make, truth: truth, promises: promises)
    }
  }

  init(
    style: Style = .cocoaMVC,
    sources: SourceIndex = SourceIndex([]),
    assemble: @escaping @Sendable () -> any Assembly
  ) {
    system = System(
      name: "stage",
      summary: "what a test needs",
      seed: "000",
      style: style,
      screens: [ScreenKind("screen", "the only one")],
      server: .optional,
      wirings: [
        Wiring(
          "only",
          .misused,
          "the one under test",
          files: sources.files.map(\.name),
          assemble: assemble
        )
      ],
      sources: sources
    )
  }
}

extension Stage {
  /// A session in a new world of it, with a server.
  var session: Session {
    let session = Session(systems: [system])
    _ = session.respond(to: "system stage with server")
    _ = session.respond(to: "wirings only")
    return session
  }

  /// Everything that is said to the last of these commands.
  func reply(to commands: String...) -> String {
    let session = session
    return commands.map { session.text(of: $0) }.last ?? ""
  }

  /// All that was found after these commands.
  func findings(after commands: [String]) -> String {
    let session = session
    for command in commands { _ = session.respond(to: command) }
    return session.findings.map(\.described).joined(separator: "\n")
  }
}

private final class Scenery: Assembly {
  private let make: () -> ViewController
  private let truth: (ViewController) -> Truth?
  let promises: [any Promise]

  init(
    make: @escaping () -> ViewController,
    truth: @escaping (ViewController) -> Truth?,
    promises: [any Promise]
  ) {
    (self.make, self.truth, self.promises) = (make, truth, promises)
  }

  func makeScreen(_ kind: String) -> ViewController { make() }
  func truth(of controller: ViewController) -> Truth? { truth(controller) }
}
