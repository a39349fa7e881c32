import HeadlessUI

extension Command {
  /// The user goes to another program.
  static let background = Command(
    "background",
    .around,
    usage: "background",
    "leave the app for another one; 'relaunch' then kills it there"
  ) { _, _ in
    .step { world, _ throws(CommandError) in
      guard !world.runtime.isInBackground else { throw .inBackground }
      Application.shared.enterBackground()
    }
  }

  /// The user comes back.
  static let foreground = Command(
    "foreground",
    .around,
    [.recorded, .needsOffer],
    usage: "foreground",
    "come back to the app"
  ) { _, _ in
    .step { world, _ throws(CommandError) in
      guard world.runtime.isInBackground else {
        throw .nothingTo("come back to", way: "the app is in front; 'background' leaves it")
      }
      Application.shared.enterForeground()
    }
  }
}
