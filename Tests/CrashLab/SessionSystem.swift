import HeadlessUI
import MVC
import MVCLab

extension System {
  /// A button, in wirings with a session that the process keeps, or the world.
  static let session = System(
    name: "session",
    summary: "a button beside a session",
    style: .cocoaMVC,
    screens: [ScreenKind("page", "the button")],
    searchDomain: SearchDomain(windows: 1),
    wirings: [
      wiring("static", "StaticSession.swift") { StaticSessionController() },
      wiring("late", "LateSession.swift") { LateSessionController() },
      wiring("counted", "CountedSession.swift") { CountedSessionController() },
      wiring("own", "OwnSession.swift") { OwnSessionController() },
    ],
    sources: .embedded
  )

  private static func wiring(
    _ name: String,
    _ file: String,
    make: @escaping @Sendable () -> ViewController
  ) -> Wiring {
    Wiring(name, .correct, "a button and a session", files: [file]) { SessionAssembly(make) }
  }
}

private final class SessionAssembly: Assembly {
  private let make: () -> ViewController

  init(_ make: @escaping () -> ViewController) { self.make = make }

  func makeScreen(_ kind: String) -> ViewController { make() }
}

/// What the sessions have in common: a part that is made with them.
final class SessionPart: Model {}
