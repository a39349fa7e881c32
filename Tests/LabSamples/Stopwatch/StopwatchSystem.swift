import HeadlessUI
import MVCLab

extension System {
  /// A stopwatch with laps.
  public static let stopwatch = System(
    name: "stopwatch",
    summary: "a stopwatch with laps",
    style: .cocoaMVC,
    screens: [ScreenKind("stopwatch", "the times, the buttons and the laps")],
    wirings: [
      Wiring(
        "correct",
        .correct,
        "a model counts",
        files: ["Stopwatch.swift", "ModelStopwatchController.swift"] + files
      ) { StopwatchAssembly() },
      Wiring(
        "published",
        .misused(breaking: .uiChangesUI),
        "the screen counts, as it was published",
        files: ["PublishedStopwatchController.swift"] + files
      ) { PublishedStopwatchAssembly() },
    ],
    firstSteps: ["tap Start", "advance 1s", "tap Lap", "tap Stop"],
    sources: .embedded
  )

  private static let files = ["StopwatchViewController.swift"]
}

final class StopwatchAssembly: Assembly {
  private let stopwatch = Stopwatch()

  func makeScreen(_ kind: String) -> ViewController { ModelStopwatchController(stopwatch) }

  func truth(of controller: ViewController) -> Truth? {
    let laps = stopwatch.laps.enumerated().map { row, tenths in
      "Lap \(stopwatch.laps.count - row), \(clockText(tenths))"
    }
    return Truth("stopwatch") {
      Rows(laps)
      Enabled("lap button", stopwatch.hasStarted)
      Text("total", clockText(stopwatch.times.total))
      Text("lap", clockText(stopwatch.times.lap))
    }
  }
}

final class PublishedStopwatchAssembly: Assembly {
  func makeScreen(_ kind: String) -> ViewController { PublishedStopwatchController() }
}
