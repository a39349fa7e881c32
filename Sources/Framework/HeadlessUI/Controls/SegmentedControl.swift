import MVC

/// A few choices side by side, of which one or none is selected: `Period: [Day] *Week* [Month]`.
open class SegmentedControl: ValueControl {
  /// The titles of the segments, the first on the left; each should be there once.
  public private(set) var segments: [String]
  private var disabled: Set<Int> = []
  /// Whether the app has changed the segments or what the user can select, which the state has then.
  private var hasOtherSegments = false
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
  override open var verbs: [ControlVerb] {
    [.set(.choices(segments.indices.filter(isEnabled).map { segments[$0] }))]
  }

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
    guard hasOtherSegments else { return }
    for (index, title) in segments.enumerated() {
      digest.add(title)
      digest.add(isEnabled(index))
    }
  }

  override open var inlineText: String? {
    let parts = segments.enumerated().map { index, title in
      index == selected ? "*\(title)*" : isEnabled && isEnabled(index) ? "[\(title)]" : "(\(title))"
    }
    return lineStart + parts.joined(separator: " ")
  }
}

// Segments that come, go and change, which `UIKitNames` has.
extension SegmentedControl {
  /// Whether the user can select a segment while the control is enabled.
  package func isEnabled(_ segment: Int) -> Bool { !disabled.contains(segment) }

  /// Lets the user select a segment, or not; one that does not exist is no change.
  package func setEnabled(_ enabled: Bool, segment: Int, site: CallSite) {
    guard segments.indices.contains(segment), enabled != isEnabled(segment) else { return }
    if enabled { disabled.remove(segment) } else { disabled.insert(segment) }
    change("\(enabled ? "enabled" : "disabled") '\(segments[segment])' of \(flowName)", site)
  }

  /// Adds a segment at an index, or behind the last one; the selected segment stays selected.
  package func insert(_ title: String, at index: Int, site: CallSite) {
    let index = max(0, min(index, segments.count))
    segments.insert(title, at: index)
    if let selected, selected >= index { self.selected = selected + 1 }
    disabled = Set(disabled.map { $0 >= index ? $0 + 1 : $0 })
    change("added '\(title)' to \(flowName)", site)
  }

  /// Renames a segment; one that does not exist is no change.
  package func rename(_ segment: Int, _ title: String, site: CallSite) {
    guard segments.indices.contains(segment), title != segments[segment] else { return }
    segments[segment] = title
    change("titled a segment of \(flowName) '\(title)'", site)
  }

  /// Removes all segments.
  package func removeAll(site: CallSite) {
    guard !segments.isEmpty else { return }
    (segments, selected, disabled) = ([], nil, [])
    change("removed the segments of \(flowName)", site)
  }

  private func change(_ what: String, _ site: CallSite) {
    hasOtherSegments = true
    render(what, fileID: site.fileID, line: site.line)
  }
}
