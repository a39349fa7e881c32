import HeadlessUI
import MVC
import MVCLab

extension System {
  /// A list that begins with five names, more than a search's usual bounds.
  public static let names = System(
    name: "names",
    summary: "five names, each with a page",
    style: .cocoaMVC,
    screens: [ScreenKind("list", "the names")],
    wirings: [
      Wiring("calm", .correct, "a name opens its page") { NamesAssembly(breaksAtSecond: false) },
      Wiring("breaking", .correct, "the second page that is opened breaks the program") {
        NamesAssembly(breaksAtSecond: true)
      },
    ]
  )
}

private final class NamesAssembly: Assembly {
  private let breaksAtSecond: Bool

  init(breaksAtSecond: Bool) { self.breaksAtSecond = breaksAtSecond }

  func makeScreen(_ kind: String) -> ViewController {
    NamesController(breaksAtSecond: breaksAtSecond)
  }
}
