import HeadlessUI
import MVC
import MVCLab

extension System {
  /// A title picked at random, and two labels bound to it (an MVVM binding kit).
  public static let titles = System(
    name: "titles",
    summary: "a title picked at random, and two labels bound to it",
    seed: "an MVVM binding kit",
    style: .mvvm,
    screens: [
      ScreenKind("entry", "a button that pushes a demo, with a view model of its own"),
      ScreenKind("shared", "the same, but all its demos share one view model"),
    ],
    wirings: [
      wiring(
        "correct",
        .correct,
        "binds once, rebinds a new view model, unbinds however the screen is left",
        ["CorrectDemoController.swift", "TitleViewModel.swift"]
      ) { Correct.DemoController(viewModel: $0 ? .shared : TitleViewModel()) },
      wiring(
        "published",
        .misused(breaking: .leak),
        "as published: one binding for each key path, unbound only after a pop",
        ["PublishedDemoController.swift", "PublishedTitleViewModel.swift"]
      ) { Published.DemoController(viewModel: $0 ? .shared : Published.TitleViewModel()) },
      wiring(
        "label-written-directly",
        .misused(breaking: .uiChangesUI),
        "the controller writes the labels",
        ["LabelWrittenDirectlyDemoController.swift", "TitleViewModel.swift"]
      ) { LabelWrittenDirectly.DemoController(viewModel: $0 ? .shared : TitleViewModel()) },
      wiring(
        "state-written-from-outside",
        .misused(breaking: .stateChangedOutsideAction),
        "the controller assigns the state",
        [
          "StateWrittenFromOutsideDemoController.swift",
          "StateWrittenFromOutsideTitleViewModel.swift",
        ]
      ) {
        StateWrittenFromOutside.DemoController(
          viewModel: $0 ? .shared : StateWrittenFromOutside.TitleViewModel()
        )
      },
      wiring(
        "model-in-controller",
        .misused(breaking: .modelInController),
        "the controller has the titles, and passes one to the view model",
        ["ModelInControllerDemoController.swift", "ModelInControllerTitleViewModel.swift"]
      ) {
        ModelInController.DemoController(
          viewModel: $0 ? .shared : ModelInController.TitleViewModel()
        )
      },
      wiring(
        "late-view-model",
        .misused(breaking: .screenDisagreesWithModel),
        "the view model is set after the screen has appeared",
        ["LateViewModelDemoController.swift", "PublishedDemoController.swift"]
      ) { LateViewModel.DemoController(coming: $0 ? .shared : Published.TitleViewModel()) },
      wiring(
        "bind-before-view",
        .misused(breaking: .boundAtWrongTime),
        "the controller binds before its view is loaded",
        ["BindBeforeViewDemoController.swift", "TitleViewModel.swift"]
      ) { BindBeforeView.DemoController(viewModel: $0 ? .shared : TitleViewModel()) },
      wiring(
        "never-unbound",
        .misused(breaking: .leak),
        "the published binder, which is never unbound",
        ["NeverUnboundDemoController.swift", "PublishedDemoController.swift"]
      ) { NeverUnbound.DemoController(viewModel: $0 ? .shared : Published.TitleViewModel()) },
    ],
    firstSteps: ["tap Demo", "random next 2", "tap Change", "tap Clear", "tap Change", "back"],
    sources: .embedded
  )

  private static func wiring(
    _ name: String,
    _ verdict: Wiring.Verdict,
    _ summary: String,
    _ files: [String],
    demo: @escaping @Sendable (Bool) -> ViewController
  ) -> Wiring {
    Wiring(name, verdict, summary, files: files) { TitlesAssembly(demo) }
  }
}
