import LabText

/// The lines of a cell of the feed: a title with buttons in the corner, texts below it, and more buttons.
public struct FeedLines {
  private let title: String
  private let corner: [String]
  private let middle: [String]
  private let foot: [String]

  /// The lines of these texts; an empty one takes no room.
  public init(title: String, corner: [String], middle: [String], foot: [String]) {
    (self.title, self.corner, self.middle, self.foot) = (title, corner, middle, foot)
  }

  /// The lines of a cell that is so many columns wide.
  public func lines(width: Int) -> [String] {
    let corner = corner.joined(separator: " ")
    let head = title.fitted(to: max(1, width - corner.columns - 1)) + " " + corner
    let middle = middle.filter { !$0.isEmpty }
    return [
      head, middle.joined(separator: " ").truncated(to: width),
      foot.joined(separator: " ").truncated(to: width),
    ]
  }
}
