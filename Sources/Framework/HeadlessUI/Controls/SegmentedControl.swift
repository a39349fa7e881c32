import MVC

/// A few choices side by side, of which one or none is selected: `Period: [Day] *Week* [Month]`.
open class SegmentedControl: ValueControl {
  /// The titles of the segments, the first on the left; each should be there once.
  public private(set) var segments: [String]
  private var disabled: Set<Int> = []
  /// Whether the app has changed the segments or what the user can select, which the state has then.
  private var hasOtherSegments = false
  private var chosen: Int?

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
    chosen = selected.flatMap { segments.indices.contains($0) ? $0 : nil }
    super.init(label, identifier: identifier)
  }

  override open var value: String { selected.map { segments[$0] } ?? "" }
  override var kindName: String { "choice" }
  override open var verbs: [ControlVerb] {
    [.set(.choices(segments.indices.filter(isEnabledForSegment).map { segments[$0] }))]
  }

  /// The selected segment, counted from 0; one that does not exist means none, and to set it calls no target.
  public var selected: Int? {
    get {
      noteLook()
      return chosen
    }
    set {
      noteContent()
      let known = newValue.flatMap { segments.indices.contains($0) ? $0 : nil }
      guard known != chosen else { return }
      chosen = known
      render("set \(flowName) to '\(value)'")
    }
  }

  /// Selects the segment; a tap on the selected one calls no target.
  override open func handle(_ act: UserAct) -> Bool {
    guard case .choice(let wanted) = act.kind else { return false }
    guard wanted != value else { return true }
    noteUse()
    chosen = segments.firstIndex(of: wanted)
    sendAction()
    return true
  }

  override func describeContent(to digest: inout StateDigest) {
    super.describeContent(to: &digest)
    digest.add(selected ?? -1)
    guard hasOtherSegments else { return }
    for (index, title) in segments.enumerated() {
      digest.add(title)
      digest.add(isEnabledForSegment(at: index))
    }
  }

  override open var inlineText: String? {
    let parts = segments.enumerated().map { index, title in
      if index == selected { return "*\(title)*" }
      return isEnabled && isEnabledForSegment(at: index) ? "[\(title)]" : "(\(title))"
    }
    return lineStart + parts.joined(separator: " ")
  }
}

extension SegmentedControl {
  /// Whether the user can select a segment while the control is enabled.
  public func isEnabledForSegment(at index: Int) -> Bool { !disabled.contains(index) }

  /// Lets the user select a segment, or not; a segment that does not exist is no change.
  public func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {
    guard segments.indices.contains(index), enabled != isEnabledForSegment(at: index) else {
      return
    }
    if enabled { disabled.remove(index) } else { disabled.insert(index) }
    let what = "\(enabled ? "enabled" : "disabled") '\(segments[index])' of \(flowName)"
    change(what)
  }

  /// Adds a segment at an index, or after the last one; the selected segment stays selected, and nothing is animated.
  public func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    let (title, index) = (title ?? "", max(0, min(index, segments.count)))
    segments.insert(title, at: index)
    if let chosen, chosen >= index { self.chosen = chosen + 1 }
    disabled = Set(disabled.map { $0 >= index ? $0 + 1 : $0 })
    change("added '\(title)' to \(flowName)")
  }

  /// Renames a segment; a segment that does not exist is no change.
  public func setTitle(_ title: String?, forSegmentAt index: Int) {
    let title = title ?? ""
    guard segments.indices.contains(index), title != segments[index] else { return }
    segments[index] = title
    change("titled a segment of \(flowName) '\(title)'")
  }

  /// Removes all segments, so that none is selected.
  public func removeAllSegments() {
    guard !segments.isEmpty else { return }
    (segments, chosen, disabled) = ([], nil, [])
    change("removed the segments of \(flowName)")
  }

  private func change(_ what: String) {
    hasOtherSegments = true
    render(what)
  }
}
