import HeadlessUI
import MVC
import MVCLab

extension System {
  /// A list of entries, in two wirings; add one of your own to `wirings`.
  static let sampleList = System(
    name: "samplelist",
    summary: "a list of entries: add some, delete some, in any number of windows",
    style: .contract,
    screens: [ScreenKind("list", "the list of entries")],
    outsideActions: SampleListAssembly.outsideActions,
    wirings: [
      Wiring(
        "correct",
        .correct,
        "four contracts; the screens show what the model has",
        files: [
          "SampleListViewController.swift", "SampleListModel.swift", "SampleListView.swift",
          "SampleListContract.swift",
        ]
      ) { SampleListAssembly { SampleListViewController.module(on: $0) } },
      Wiring(
        "misused",
        .misused(breaking: .modelInController),
        "the entries live in the controller, and a tap shows them at once",
        files: ["SampleListMisusedViewController.swift", "SampleListView.swift"]
      ) { SampleListAssembly { _ in SampleListMisusedViewController.module() } },
    ],
    firstSteps: ["tap Add", "type Milk", "confirm Save", "open list as second", "outside add Tea"],
    sources: .embedded
  )
}
