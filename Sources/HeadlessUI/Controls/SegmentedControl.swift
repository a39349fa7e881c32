import MVC

/// A few choices side by side, of which one or none is selected: `Period: [Day] *Week* [Month]`.
open class SegmentedControl: ValueControl {
  /// The titles of the segments, the first on the left; each should be there once.
  public let segments: [String]
  /// The selected segment, counted from 0; nil if none is.
  public private(set) var selected: Int?

  /// Makes a control behind a label; a command finds it by the label or the identifier.
  ///
  /// A segment that does not exist means none.
  public init(
    _ label: String,
    _ segments: [String],
    selected: Int? = nil,
    identifier: String = ""
  ) {
    self.segments = segments
    self.selected = selected.flatMap { segments.indices.contains($0) ? $0 : nil }
    super.init(label, identifier: identifier)
  }

  override open var value: String { selected.map { segments[$0] } ?? "" }
  override var kindName: String { "choice" }
  override open var verbs: [ControlVerb] { [.set(.choices(segments))] }

  /// Selects a segment without calling the target; one that does not exist means none.
  public func select(_ segment: Int?, fileID: StaticString = #fileID, line: UInt = #line) {
    let known = segment.flatMap { segments.indices.contains($0) ? $0 : nil }
    guard known != selected else { return }
    selected = known
    render("set \(flowName) to '\(value)'", fileID: fileID, line: line)
  }

  /// Selects the segment; a tap on the selected one calls no target.
  override open func handle(_ act: UserAct) -> Bool {
    guard case .choice(let wanted) = act.kind else { return false }
    guard wanted != value else { return true }
    selected = segments.firstIndex(of: wanted)
    sendAction()
    return true
  }

  override func describeContent(to digest: inout StateDigest) {
    super.describeContent(to: &digest)
    digest.add(selected ?? -1)
  }

  override open var inlineText: String? {
    let parts = segments.enumerated().map { index, title in
      index == selected ? "*\(title)*" : isEnabled ? "[\(title)]" : "(\(title))"
    }
    return lineStart + parts.joined(separator: " ")
  }
}
