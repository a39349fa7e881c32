import HeadlessUI
import MVC
import MVCLab

/// Looks at the fields while the user is away, when the program can be killed at any time.
struct KeptDraftPromise: Promise {
  let name = "kept drafts"
  let sentence = "while the user is in another program, what was typed and not sent is stored"

  /// Whether the memory has failed since the user left, so that nothing could be stored.
  private var isExcused = false

  mutating func breakages(in world: World, after hops: ArraySlice<Hop>) -> [String] {
    let isInBackground = world.runtime.isInBackground
    isExcused = isInBackground && (isExcused || world.runtime.isStorageFailing)
    guard isInBackground, !isExcused, let assembly = world.assembly as? InboxAssembly else {
      return []
    }
    return world.screens.compactMap { screen -> String? in
      guard let screen = screen.controller as? Correct.ConversationViewController,
        screen.field.text != assembly.drafts.text(screen.id)
      else { return nil }
      return "'\(screen.field.text)' is not stored, and is lost if the program is killed now"
    }
  }
}
