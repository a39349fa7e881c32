import HeadlessUI
import MVC
import MVCLab

extension System {
  /// A title picked at random, and a label bound to it (an MVVM binding kit).
  public static let titles = System(
    name: "titles",
    summary: "a title picked at random, and a label bound to it",
    origin: "an MVVM binding kit",
    style: .understandingMVVM,
    screens: [
      ScreenKind("entry", "a button that pushes a demo, with a view model of its own"),
      ScreenKind("shared", "the same, but all its demos share one view model"),
      ScreenKind("twice", "an addition: its demos show the title twice"),
      ScreenKind(
        "field",
        "an addition: its demos have a field for a title, where the wiring uses one"
      ),
    ],
    wirings: [
      wiring(
        "correct",
        .correct,
        "binds once, rebinds a new view model, unbinds however the screen is left",
        ["CorrectDemoController.swift", "TitleViewModel.swift"]
      ) { Correct.DemoController(viewModel: $0 ? .shared : TitleViewModel(), titles: $1) },
      wiring(
        "published",
        .misused(breaking: .leak),
        "as published: one binding for each key path, unbound only after a pop",
        [
          "PublishedDemoController.swift", "PublishedGenericsController.swift",
          "PublishedTitleViewModel.swift",
        ]
      ) {
        Published.DemoController(viewModel: $0 ? .shared : Published.TitleViewModel(), titles: $1)
      },
      wiring(
        "label-written-directly",
        .misused(breaking: .uiChangesUI),
        "the controller writes the label",
        ["LabelWrittenDirectlyDemoController.swift", "TitleViewModel.swift"]
      ) {
        LabelWrittenDirectly.DemoController(viewModel: $0 ? .shared : TitleViewModel(), titles: $1)
      },
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
          viewModel: $0 ? .shared : StateWrittenFromOutside.TitleViewModel(),
          titles: $1
        )
      },
      wiring(
        "two-way",
        .misused(breaking: .stateChangedOutsideAction),
        "a text field and the state are bound in both directions, past the actions",
        ["TwoWayDemoController.swift", "TwoWayTitleViewModel.swift"]
      ) {
        TwoWay.DemoController(viewModel: $0 ? .shared : TwoWay.TitleViewModel(), titles: $1)
      },
      wiring(
        "model-in-controller",
        .misused(breaking: .modelInController),
        "the controller has the titles, and passes one to the view model",
        ["ModelInControllerDemoController.swift", "ModelInControllerTitleViewModel.swift"]
      ) {
        ModelInController.DemoController(
          viewModel: $0 ? .shared : ModelInController.TitleViewModel(),
          titles: $1
        )
      },
      wiring(
        "late-view-model",
        .misused(breaking: .screenDisagreesWithModel),
        "the view model is set after the screen has appeared",
        [
          "LateViewModelDemoController.swift", "PublishedDemoController.swift",
          "PublishedGenericsController.swift", "PublishedTitleViewModel.swift",
        ]
      ) {
        LateViewModel.DemoController(coming: $0 ? .shared : Published.TitleViewModel(), titles: $1)
      },
      wiring(
        "silently-unbound",
        .misused(breaking: .screenDisagreesWithModel),
        "the view model does not adopt the protocol of the published base controller",
        [
          "SilentlyUnboundTitleViewModel.swift", "SilentlyUnboundDemoController.swift",
          "PublishedGenericsController.swift",
        ]
      ) {
        SilentlyUnbound.DemoController(
          viewModel: $0 ? .shared : SilentlyUnbound.TitleViewModel(),
          titles: $1
        )
      },
      wiring(
        "bind-before-view",
        .misused(breaking: .boundAtWrongTime),
        "the controller binds before its view is loaded",
        ["BindBeforeViewDemoController.swift", "TitleViewModel.swift"]
      ) { BindBeforeView.DemoController(viewModel: $0 ? .shared : TitleViewModel(), titles: $1) },
      wiring(
        "never-unbound",
        .misused(breaking: .leak),
        "the published binder, which is never unbound",
        [
          "NeverUnboundDemoController.swift", "PublishedDemoController.swift",
          "PublishedGenericsController.swift", "PublishedTitleViewModel.swift",
        ]
      ) {
        NeverUnbound.DemoController(
          viewModel: $0 ? .shared : Published.TitleViewModel(),
          titles: $1
        )
      },
      wiring(
        "mvc",
        .correct,
        "MVC on the same model: the controller observes it, and writes the label",
        ["PlainMVCDemoController.swift", "TitleViewModel.swift"]
      ) { PlainMVC.DemoController(model: $0 ? .shared : TitleViewModel(), titles: $1) },
    ],
    firstSteps: ["tap Demo", "random next 2", "tap Change", "tap Clear", "tap Change", "back"],
    sources: .embedded
  )

  private static func wiring(
    _ name: String,
    _ verdict: Wiring.Verdict,
    _ summary: String,
    _ files: [String],
    demo: @escaping @Sendable (Bool, TitleView) -> ViewController
  ) -> Wiring {
    Wiring(name, verdict, summary, files: files) { TitlesAssembly(demo) }
  }
}
