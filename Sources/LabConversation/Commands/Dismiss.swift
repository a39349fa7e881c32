import HeadlessUI
import MVC

extension Command {
  /// Dismisses an alert or a presented screen.
  static let dismiss = Command(
    "dismiss",
    .user,
    [.aboutScreen, .recorded],
    usage: "dismiss",
    "put away the alert, sheet or presented screen"
  ) { _, _ throws(ParseError) in
    .perform { run in
      try run.step { world in
        let target = try run.target(in: world)
        guard target.screen.alert != nil || target.window.stacks.count > 1 else {
          throw CommandError.nothingTo("dismiss")
        }
        world.flow.run(
          .userEvent(.dismiss),
          from: .user,
          to: target.window.participant,
          site: .unknown
        ) {
          if target.screen.alert != nil {
            target.screen.dismissAlert()
          } else {
            target.window.dismiss()
          }
        }
        return nil
      }
    }
  }
}
