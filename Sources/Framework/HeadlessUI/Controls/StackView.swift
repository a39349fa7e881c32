import LabText
import MVC

/// A row of elements, side by side in one line.
///
/// What does not fit into a line, such as a table, a cell or another stack, has lines of its own between those of
/// the others.
open class StackView: Element {
  /// How the elements are placed.
  public enum Axis: Sendable {
    /// Side by side, in one line.
    case horizontal
    /// Each below the one before, in lines of its own.
    case vertical
  }

  /// How the elements are placed.
  public var axis = Axis.horizontal {
    didSet {
      guard axis != oldValue else { return }
      let how = axis == .horizontal ? "side by side" : "below each other"
      render("placed the elements of a stack \(how)")
    }
  }

  /// Makes a row of these elements, the first on the left.
  public init(_ elements: [Element] = []) {
    super.init()
    for element in elements { addSubview(element) }
  }

  /// Makes an empty row; the frame is not kept.
  override public init(frame: ElementFrame) { super.init(frame: frame) }

  override func describeContent(to digest: inout StateDigest) { digest.add(axis == .vertical) }

  /// The text of the label in front of an element in the same line.
  override func label(leftOf part: Element) -> String? {
    guard axis == .horizontal, let index = subviews.firstIndex(where: { $0 === part }), index > 0
    else { return nil }
    return (subviews[index - 1] as? Label)?.text
  }

  /// The visible elements: those that are side by side in one group, and each other one in its own.
  package var groups: [[Element]] {
    var groups: [[Element]] = []
    var isInLine = false
    for element in subviews where element.isDrawn && !element.isEmptyImage {
      let fits = axis == .horizontal && element.inlineText != nil
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
      let parts = axis == .horizontal ? group.compactMap(\.inlineText) : []
      return parts.isEmpty
        ? group.flatMap { $0.lines(width: width) }
        : [parts.joined(separator: "  ").truncated(to: width)]
    }
  }
}

extension Element {
  /// Whether it is a view without a picture, which takes no room.
  fileprivate var isEmptyImage: Bool { self is ImageView && inlineText == nil }
}
