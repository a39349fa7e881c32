import MVC

extension Component {
  /// Navigates: what `body` does is below a hop from the acting participant.
  ///
  /// A `new` screen that is in a stack already ends the program with ``ScreenShownTwice``.
  func navigate(_ what: String, to new: ViewController? = nil, _ body: () -> Void) {
    let flow = runtime.flow
    flow.run(.navigate, from: flow.acting, to: participant, what) {
      if let new, new.navigation != nil {
        throw ScreenShownTwice(screen: new.flowName)
      }
      body()
    }
  }
}
