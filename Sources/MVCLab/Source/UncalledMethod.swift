/// A method under a name of UIKit that nothing calls here, though it compiles.
struct UncalledMethod: Sendable {
  /// Its name with its labels: `tableView(_:commit:forRowAt:)`.
  let name: String
  let line: SourceLine
  /// The protocol that would have it called; nil if none would.
  let needed: String?
}

extension SourceIndex {
  /// Those in the files of a wiring, from the first file on.
  func uncalledMethods(in names: [String]) -> [UncalledMethod] {
    memory.uncalledMethods(in: names) {
      let outlines = names.compactMap(file).map(outline)
      let words = Set(outlines.flatMap { $0.tokens.lazy.map(\.text) })
      guard words.contains("UIKitNames") else { return [] }
      let isDiffable = words.contains("UITableViewDiffableDataSource")
      let known = words.union(isDiffable ? SourceIndex.ofDiffableDataSources : [])
      return outlines.flatMap { outline in
        outline.methods.compactMap { name, line in
          let needed = SourceIndex.protocols[name]
          guard needed.map({ !known.contains($0) }) ?? SourceIndex.uncalled.contains(name) else {
            return nil
          }
          let line = SourceLine(file: outline.file, line: line)
          return UncalledMethod(name: name, line: line, needed: needed)
        }
      }
    }
  }

  /// Methods that UIKit looks for in any delegate or data source, and Swift in a protocol.
  private static let protocols = [
    "collectionView(_:willDisplay:forItemAt:)": "UICollectionViewDisplayDelegate",
    "navigationController(_:didShow:animated:)": "UINavigationControllerDelegate",
    "navigationController(_:willShow:animated:)": "UINavigationControllerDelegate",
    "presentationControllerDidAttemptToDismiss(_:)": "UIAdaptivePresentationControllerDelegate",
    "presentationControllerDidDismiss(_:)": "UIAdaptivePresentationControllerDelegate",
    "presentationControllerShouldDismiss(_:)": "UIAdaptivePresentationControllerDelegate",
    "presentationControllerWillDismiss(_:)": "UIAdaptivePresentationControllerDelegate",
    "tabBarController(_:didSelect:)": "UITabBarControllerDelegate",
    "tabBarController(_:shouldSelect:)": "UITabBarControllerDelegate",
    "tableView(_:canEditRowAt:)": "UITableViewEditingDataSource",
    "tableView(_:canMoveRowAt:)": "UITableViewReorderingDataSource",
    "tableView(_:commit:forRowAt:)": "UITableViewEditingDataSource",
    "tableView(_:editingStyleForRowAt:)": "UITableViewEditingDelegate",
    "tableView(_:moveRowAt:to:)": "UITableViewReorderingDataSource",
    "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)":
      "UITableViewRetargetingDelegate",
    "tableView(_:viewForFooterInSection:)": "UITableViewSectionViewDelegate",
    "tableView(_:viewForHeaderInSection:)": "UITableViewSectionViewDelegate",
    "tableView(_:willDisplay:forRowAt:)": "UITableViewDisplayDelegate",
    "textField(_:shouldChangeCharactersIn:replacementString:)": "UITextFieldTypingDelegate",
  ]

  /// The protocols that a diffable data source has.
  private static let ofDiffableDataSources: Set = [
    "UITableViewEditingDataSource", "UITableViewReorderingDataSource",
  ]

  /// Methods that are not called at all, of which a program behaves otherwise; those of mere look are left out.
  private static let uncalled: Set = [
    "collectionView(_:canMoveItemAt:)", "collectionView(_:didDeselectItemAt:)",
    "collectionView(_:moveItemAt:to:)", "collectionView(_:shouldSelectItemAt:)",
    "collectionView(_:viewForSupplementaryElementOfKind:at:)",
    "gestureRecognizerShouldBegin(_:)",
    "prepare(for:sender:)", "scrollViewDidEndDecelerating(_:)",
    "scrollViewDidScroll(_:)", "searchBarShouldBeginEditing(_:)", "searchBarShouldEndEditing(_:)",
    "sectionIndexTitles(for:)", "shouldPerformSegue(withIdentifier:sender:)",
    "tableView(_:accessoryButtonTappedForRowWith:)",
    "tableView(_:contextMenuConfigurationForRowAt:point:)", "tableView(_:didDeselectRowAt:)",
    "tableView(_:didEndDisplaying:forRowAt:)", "tableView(_:editActionsForRowAt:)",
    "textFieldDidChangeSelection(_:)", "textFieldShouldBeginEditing(_:)",
    "textFieldShouldClear(_:)", "textFieldShouldEndEditing(_:)",
    "textView(_:shouldChangeTextIn:replacementText:)",
  ]
}

extension SourceOutline {
  /// The functions that it declares, by their names with labels, each with its line.
  fileprivate var methods: [(name: String, line: Int)] {
    tokens.indices.compactMap { index in
      guard tokens[index].text == "func", index + 2 < tokens.count,
        tokens[index + 2].text == "("
      else { return nil }
      let labels = labels(behind: index + 2).map { $0 + ":" }.joined()
      return ("\(tokens[index + 1].text)(\(labels))", tokens[index].line)
    }
  }

  /// The labels of the parameters between an opening bracket and its closing one.
  private func labels(behind bracket: Int) -> [String] {
    var labels: [String] = []
    var depth = 0
    for index in bracket..<tokens.count {
      switch tokens[index].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      guard depth > 0 else { break }
      if depth == 1, ["(", ","].contains(tokens[index].text), index + 1 < tokens.count,
        tokens[index + 1].text != ")"
      {
        labels.append(tokens[index + 1].text)
      }
    }
    return labels
  }
}
