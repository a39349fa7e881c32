import MVC

/// Where a screen is between hidden and visible.
enum Appearance: Int {
  case disappeared
  case appearing
  case appeared
  case disappearing
}

extension Appearance {
  /// The state that a moment leads to; nil if the moment can't come in this state.
  func state(after moment: Lifecycle) -> Appearance? {
    switch moment {
    case .viewWillAppear: self == .disappeared || self == .disappearing ? .appearing : nil
    case .viewDidAppear: self == .appearing ? .appeared : nil
    case .viewWillDisappear: self == .appeared || self == .appearing ? .disappearing : nil
    case .viewDidDisappear: self == .disappearing ? .disappeared : nil
    case .loadView, .viewDidLoad, .firstLoadOfTables, .viewDidLayoutSubviews, .willPop, .didLeave,
      .willMove, .didMove:
      nil
    }
  }
}
