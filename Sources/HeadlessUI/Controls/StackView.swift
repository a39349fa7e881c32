import LabText

/// A row of elements, side by side in one line.
///
/// What does not fit into a line, such as a table, a cell or another stack, has lines of its own between those of
/// the others.
open class StackView: Element {
  /// Makes a row of these elements, the first on the left.
  public init(_ elements: [Element]) {
    super.init()
    for element in elements { addSubview(element) }
  }

  /// The visible elements: those that are side by side in one group, and each other one in its own.
  package var groups: [[Element]] {
    var groups: [[Element]] = []
    var isInLine = false
    for element in subviews where !element.isHidden {
      let fits = element.inlineText != nil
      if fits, isInLine {
        groups[groups.count - 1].append(element)
      } else {
        groups.append([element])
      }
      isInLine = fits
    }
    return groups
  }

  override open func lines(width: Int) -> [String] {
    groups.flatMap { group in
      let parts = group.compactMap(\.inlineText)
      return parts.isEmpty
        ? group.flatMap { $0.lines(width: width) }
        : [parts.joined(separator: "  ").truncated(to: width)]
    }
  }
}
