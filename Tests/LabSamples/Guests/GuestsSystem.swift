import HeadlessUI
import MVCLab

extension System {
  /// A list that is shown by snapshots.
  public static let guests = System(
    name: "guests",
    summary: "a list of guests that is shown by snapshots",
    style: .cocoaMVC,
    screens: [ScreenKind("guests", "the list")],
    wirings: [
      wiring("correct", .correct, "each snapshot says which rows to fill anew") {
        GuestsController($0)
      },
      wiring("trusting", .misused(breaking: .screenDisagreesWithModel), "no snapshot says it") {
        TrustingGuestsController($0)
      },
    ],
    firstSteps: ["tap Invite", "select 0"],
    sources: .embedded
  )

  private static func wiring(
    _ name: String,
    _ verdict: Wiring.Verdict,
    _ summary: String,
    screen: @escaping @Sendable (Guests) -> ViewController
  ) -> Wiring {
    let files = ["Guests.swift", "GuestsController.swift"]
    return Wiring(name, verdict, summary, files: files) { GuestsAssembly(screen) }
  }
}

final class GuestsAssembly: Assembly {
  private let guests = Guests()
  private let screen: (Guests) -> ViewController

  init(_ screen: @escaping (Guests) -> ViewController) { self.screen = screen }

  func makeScreen(_ kind: String) -> ViewController { screen(guests) }

  func truth(of controller: ViewController) -> Truth? {
    let rows = guests.all.map { "\($0.name), \($0.isHere ? "here" : "expected")" }
    return Truth("guests") { Rows(rows) }
  }
}
