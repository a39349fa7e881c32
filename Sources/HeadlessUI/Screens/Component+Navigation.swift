import MVC

extension Component {
  /// Navigates: what `body` does is below a hop from the acting participant, at the line of the call.
  func navigate(
    _ what: String,
    _ fileID: StaticString,
    _ line: UInt,
    _ body: () -> Void
  ) {
    let site = CallSite(fileID: fileID, line: line)
    let flow = runtime.flow
    flow.run(.navigate, from: flow.acting, to: participant, what, site: site, body)
  }
}
