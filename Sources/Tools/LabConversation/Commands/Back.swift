extension Command {
  /// Goes back to the screen below.
  static let back = Command(
    "back",
    .act,
    usage: "back [begin|cancel]",
    "leave this screen; or begin to, and finish or cancel it"
  ) { arguments, _ throws(ParseError) in
    let begins = arguments.take("begin")
    let cancels = !begins && arguments.take("cancel")
    return .step { world, run in
      let target = try run.touchTarget(in: world)
      guard target.window.arriving == nil else {
        throw CommandError.impossible("going back", because: target.window.slide)
      }
      guard let navigation = target.screen.navigation, navigation.stack.count > 1 else {
        throw CommandError.nothingTo("go back to", way: .firstScreen)
      }
      guard navigation.offersBack else {
        throw CommandError.nothingTo("go back by", way: "the buttons on the left lead away from it")
      }
      if cancels, !navigation.isPopBegun {
        throw CommandError.nothingTo("cancel", way: "'back begin' begins to leave the screen")
      }
      let participant = navigation.participant
      world.flow.run(.userEvent(.goBack), from: .user, to: participant, site: .unknown) {
        if begins {
          navigation.beginPop()
        } else if cancels {
          navigation.cancelPop()
        } else if navigation.isPopBegun {
          navigation.finishPop()
        } else {
          navigation.pop()
        }
      }
    }
  }.completingOnce { _ in [Suggestion("begin"), Suggestion("cancel")] }
}

extension String {
  /// What to do where there is no screen below.
  static let firstScreen = "it is the first screen of its window; 'close SCREEN' closes that"
}
