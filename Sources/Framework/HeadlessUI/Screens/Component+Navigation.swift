import MVC

extension Component {
  /// Navigates: what `body` does is below a hop from the acting participant, at the line of the call.
  ///
  /// A `new` screen that is in a stack already ends the program with ``ScreenShownTwice``.
  func navigate(
    _ what: String,
    _ fileID: StaticString,
    _ line: UInt,
    to new: ViewController? = nil,
    _ body: () -> Void
  ) {
    let site = CallSite(fileID: fileID, line: line)
    let flow = runtime.flow
    flow.run(.navigate, from: flow.acting, to: participant, what, site: site) {
      if let new, new.navigation != nil {
        throw ScreenShownTwice(screen: new.flowName, site: site)
      }
      body()
    }
  }
}
