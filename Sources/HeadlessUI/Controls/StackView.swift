import TextWidth

/// Elements side by side in one line.
public final class StackView: Element {
  public init(_ elements: [Element]) {
    super.init()
    for element in elements { addSubview(element) }
  }

  override public func lines(width: Int) -> [String] {
    let parts = subviews.filter { !$0.isHidden }.compactMap(\.inlineText)
    return parts.isEmpty ? [] : [parts.joined(separator: "  ").truncated(to: width)]
  }
}
