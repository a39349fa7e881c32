import HeadlessUI
import MVC

extension Evidence {
  /// The methods that the view layer may have called by a hop, where no line names the call: by their names, or by the
  /// label that tells methods of one name apart.
  func methods(calledBy hop: Hop) -> [String] {
    switch hop.kind {
    case .userEvent(.paste): return ["paste"]
    case .lifecycle(let moment): return [moment.description]
    case .delegate:
      if component(hop.caller) is TableView { return tableMethods }
      let name = String(hop.name.prefix { $0 != "(" })
      return name.hasPrefix("searchField") ? [name] + searchMethods : [name]
    case .userEvent, .outside, .answer, .timer, .turn, .targetAction, .contract, .block,
      .notification, .observation, .event, .dataSource, .post, .change, .render, .request,
      .navigate, .bind:
      return []
    }
  }
}

/// What a table calls because the user acts on it, by the lab's labels and by UIKit's; not what it asks to paint rows.
private let tableMethods = [
  "didSelectRow", "willSelectRowAt", "didSelectRowAt", "didSelectItemAt",
  "swipeActionsForRow", "leadingSwipeActionsConfigurationForRowAt",
  "trailingSwipeActionsConfigurationForRowAt", "tableDidPull", "tableDidReachEnd", "willDisplay",
  "commit", "commitInsertionAtRow", "commitDeletionOfRow", "moveRowAt",
]

/// What a search field calls under UIKit's names, which are not those of its own delegate.
private let searchMethods = [
  "searchBar", "searchBarTextDidBeginEditing", "searchBarSearchButtonClicked",
  "searchBarCancelButtonClicked", "searchBarTextDidEndEditing",
]
