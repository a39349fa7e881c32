import LabText

/// A row of elements, side by side in one line.
public final class StackView: Element {
  /// Makes a row of these elements, the first on the left.
  public init(_ elements: [Element]) {
    super.init()
    for element in elements { addSubview(element) }
  }

  override public func lines(width: Int) -> [String] {
    let parts = subviews.filter { !$0.isHidden }.compactMap(\.inlineText)
    return parts.isEmpty ? [] : [parts.joined(separator: "  ").truncated(to: width)]
  }
}
