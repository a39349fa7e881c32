import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Testing

@Suite struct BoundAtWrongTimeTests {
  @Test
  func `bound-at-wrong-time: a second binding at an appearance breaks it, on the line that binds`()
  {
    #expect(
      Stage(style: .understandingMVVM) { Binding(when: .appearing) }.conversation.transcript([
        "tap Go", "back",
      ])
        == """
        > tap Go
        | <
        | before
        | [Go]
        > back
        |
        | before
        | [Go]
        ! bound-at-wrong-time: 'word' of 'Word' was bound to the label 'word' again  \
        (BoundAtWrongTimeTests.swift:\(Binding.line))
        """
    )
  }

  @Test("bound-at-wrong-time: a fresh model at each return breaks it", arguments: Moment.allCases)
  private func freshModel(moment: Moment) {
    let found = Stage(style: .understandingMVVM) { Rebinding(at: moment) }.findings(
      after: ["tap Go", "back"]
    )
    #expect(
      found == """
        ! bound-at-wrong-time: 'word' of 'Word' was bound to the label 'word' again  \
        (BoundAtWrongTimeTests.swift:\(Rebinding.line))
        """
    )
  }

  @Test func `bound-at-wrong-time: binding a view that the screen does not show breaks it`() {
    #expect(
      Stage(style: .understandingMVVM) { Binding(when: .replacing) }.reply(to: "tap Go") == """
        ! bound-at-wrong-time: 'word' of 'Word' was bound to a view that is on no screen  \
        (BoundAtWrongTimeTests.swift:\(Binding.line))
        """
    )
  }

  @Test(
    arguments: [
      Example("before the screen is made", "tap Go", "back") { Binding(when: .made) },
      Example("when it is loaded", "tap Go", "back") { Binding(when: .loading) },
      Example("at the first appearance", "tap Go", "back", "open screen") { Modelled() },
      Example("for another view model", "tap Other", "tap Go", "back") { Modelled() },
      Example("begun and cancelled", "tap Kept", "back begin", "back cancel") { Modelled() },
      Example("left, and shown again", "tap Kept", "back", "tap Kept") { Modelled() },
    ]
  ) func `bound-at-wrong-time: one binding while both ends exist does not break it`(
    example: Example
  ) {
    #expect(Stage(style: .understandingMVVM, example.make).findings(after: example.commands) == "")
  }
}

private final class Word: Model, KeyPathBinding {
  @Observed private(set) var word = "before"
}

/// Binds by itself; its button covers it.
private final class Binding: Screen {
  enum Moment { case made, loading, appearing, replacing }

  private let when: Moment
  private let model = Word()
  private var bindings: [ObservationToken] = []

  init(when: Moment) {
    self.when = when
    super.init()
    if when == .made { bind(label) }
  }

  override func viewDidLoad() { if when == .loading { bind(label) } }
  override func viewWillAppear() { if when == .appearing { bind(label) } }

  override func go() {
    if when == .replacing { bind(Label()) } else { navigation?.push(Screen()) }
  }

  static let line = #line + 2
  private func bind(_ label: Label) {
    bindings.append(model.bind(\.$word, to: label, at: \.text))
  }
}

private enum Moment: CaseIterable { case willAppear, layout, didAppear }

/// Binds a model of its own at each return; its button covers it.
private final class Rebinding: Screen {
  private let moment: Moment
  private var word = Word()
  private var bindings: [ObservationToken] = []

  init(at moment: Moment) { self.moment = moment }

  override func viewWillAppear() { bind(at: .willAppear) }
  override func viewDidLayoutSubviews() { bind(at: .layout) }
  override func viewDidAppear() { bind(at: .didAppear) }
  override func go() { navigation?.push(Screen()) }

  static let line = #line + 4
  private func bind(at moment: Moment) {
    guard moment == self.moment else { return }
    word = Word()
    bindings.append(word.bind(\.$word, to: label, at: \.text))
  }
}

/// Binds as the controller of MVVM does; its buttons cover it, give it another view model, and show
/// a screen that it keeps.
private final class Modelled: ViewModelController<Word> {
  private let label = Label(identifier: "word")
  private let goButton = Button("Go")
  private let otherButton = Button("Other")
  private let keptButton = Button("Kept")
  private lazy var kept = Modelled()

  init() { super.init(viewModel: Word()) }

  override func loadView() {
    for element in [label, goButton, otherButton, keptButton] { view.addSubview(element) }
    goButton.onTap(self) { $0.navigation?.push(Screen()) }
    otherButton.onTap(self) { $0.viewModel = Word() }
    keptButton.onTap(self) { $0.navigation?.push($0.kept) }
  }

  override func bind(_ viewModel: Word) -> [ObservationToken] {
    [viewModel.bind(\.$word, to: label, at: \.text)]
  }
}
