import HeadlessUI
import MVCLab

extension Command {
  /// Closes a window, or leaves its screen by another way.
  static let close = Command(
    "close",
    .around,
    [.recorded, .needsOffer],
    usage: "close SCREEN [by pop|popToRoot|replace|dismiss]",
    "close a window, or leave its screen another way"
  ) { arguments, names throws(ParseError) in
    let name = try names.screen(named: try arguments.word(.screen))
    let exit: Exit? = arguments.take("by") ? try arguments.choice(.way) : nil
    return .step { world, _ in try world.leave(try world.openWindow(name), by: exit) }
  }.completing { context in
    switch context.before.count {
    case 0: context.screens
    case 1: [Suggestion("by")]
    case 2: Exit.allCases.map { Suggestion($0.rawValue, $0.summary) }
    default: []
    }
  }
}

/// The ways to leave a screen.
private enum Exit: String, CaseIterable, Sendable {
  case pop
  case popToRoot
  case replace
  case dismiss

  var summary: String {
    switch self {
    case .pop: "the screen below comes back"
    case .popToRoot: "the first screen comes back"
    case .replace: "a new first screen takes its place"
    case .dismiss: "a presented screen goes"
    }
  }
}

extension World {
  fileprivate func leave(_ window: Window, by exit: Exit?) throws(CommandError) {
    switch exit {
    case nil: close(window)
    case .pop, .popToRoot:
      guard let navigation = window.top?.navigation, navigation.stack.count > 1 else {
        throw .nothingTo("go back to", way: .firstScreen)
      }
      if exit == .pop {
        navigation.pop(animated: false)
      } else {
        navigation.popToRoot(animated: false)
      }
    case .replace:
      window.replaceScreens(by: assembly.makeScreen(window.kind))
    case .dismiss:
      guard window.stacks.count > 1 else { throw .nothingTo("dismiss") }
      window.dismiss()
    }
  }
}
