import MVC

/// A progress bar of ten characters, or dots if the progress is not known.
open class ProgressView: Element {
  private var shown: Double?

  /// The progress; a number outside of 0 to 1 is clamped, and nil and `nan` stand for not known.
  // Where a `Float` may stand as well, `UIKitNames` has another property of this name.
  @_disfavoredOverload
  public var progress: Double? {
    get { shown }
    set {
      let clamped = ProgressView.clamp(newValue)
      guard clamped != shown else { return }
      shown = clamped
      render("moved the progress bar")
    }
  }

  /// Makes a bar with a progress from 0 to 1, or nil if it is not known.
  public init(identifier: String = "", progress: Double? = nil) {
    shown = ProgressView.clamp(progress)
    super.init(identifier: identifier)
  }

  /// Makes a bar whose progress is not known; the frame is not kept.
  override public init(frame: ElementFrame) { super.init(frame: frame) }

  override open var inlineText: String? {
    guard let progress else { return "..........  working" }
    let full = Int(progress * 10)
    let bar = String(repeating: "#", count: full) + String(repeating: ".", count: 10 - full)
    return "\(bar) \(Int(progress * 100 + 0.5))%"
  }

  override func describeContent(to digest: inout StateDigest) { digest.add(progress ?? -1) }

  override open func lines(width: Int) -> [String] { inlineText.map { [$0] } ?? [] }

  /// The progress that a bar shows for this one.
  package static func clamp(_ progress: Double?) -> Double? {
    progress.flatMap { $0.isNaN ? nil : min(1, max(0, $0)) }
  }
}
