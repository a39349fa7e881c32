extension Command {
  /// Dismisses an alert or a presented screen.
  static let dismiss = Command(
    "dismiss",
    .act,
    usage: "dismiss",
    "put away the alert, sheet or presented screen"
  ) { _, _ throws(ParseError) in
    .step { world, run in
      let target = try run.touchTarget(in: world)
      let (window, screen) = (target.window, target.screen)
      guard screen.alert != nil || window.stacks.count > 1 else {
        throw CommandError.nothingTo("dismiss", way: "'back' leaves a screen")
      }
      guard screen.alert != nil || window.offersDismissal else {
        throw CommandError.notHere("dismiss", because: "the screen is modal in its presentation")
      }
      world.flow.run(.userEvent(.dismiss), from: .user, to: window.participant, site: .unknown) {
        if screen.alert != nil { screen.cancelAlert() } else { window.dismissByHand() }
      }
    }
  }
}
