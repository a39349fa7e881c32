import LabText

/// A row of elements, side by side in one line.
open class StackView: Element {
  /// Makes a row of these elements, the first on the left.
  public init(_ elements: [Element]) {
    super.init()
    for element in elements { addSubview(element) }
  }

  /// What does not fit into a line is not drawn, and what is not drawn can't be touched.
  override var children: [Element] { subviews.filter { $0.inlineText != nil } }

  override open func lines(width: Int) -> [String] {
    let parts = subviews.filter { !$0.isHidden }.compactMap(\.inlineText)
    return parts.isEmpty ? [] : [parts.joined(separator: "  ").truncated(to: width)]
  }
}
