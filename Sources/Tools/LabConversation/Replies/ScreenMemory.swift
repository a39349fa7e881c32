import HeadlessUI
import MVCLab

/// Remembers the last printed drawing of each window, so that only changed windows are printed.
package struct ScreenMemory {
  /// The windows as they were last printed.
  private(set) var printed = DrawnScreens()
  private var hopsSeen = -1

  /// Remembers nothing yet.
  package init() {}

  /// The windows that changed since the last call; one whose screen is loading shows nothing new yet.
  package mutating func changedWindows(in world: World) -> [PrintedWindow] {
    let hops = world.flow.count
    guard hops != hopsSeen else { return [] }
    hopsSeen = hops
    // A window that is opened later under the name of a closed one is printed as new.
    let (before, now) = (printed, DrawnScreens(of: world))
    let loading = world.windows.filter(\.isLoading).map(\.name)
    printed = now.keeping(loading, as: before)
    return zip(world.windows, now.windows).compactMap { window, drawn in
      if loading.contains(drawn.name) { return nil }
      let asBefore =
        now.margin == before.margin ? drawn : DrawnScreens.Window(window, margin: before.margin)
      let known = before.windows.first { $0.name == drawn.name }
      let isChanged = asBefore.lines != known?.lines
      return isChanged ? PrintedWindow(drawn, margin: now.margin) : nil
    }
  }

  /// The lines of the windows that changed since the last call.
  mutating func changes(in world: World) -> [OutputLine] {
    changedWindows(in: world).flatMap(\.output)
  }

  /// The lines of all windows, changed or not.
  static func all(in world: World) -> [OutputLine] {
    PrintedWindow.all(in: world).flatMap(\.output)
  }
}
