import MVC

/// How far something is: a bar of ten, or dots as long as nobody knows.
public final class ProgressView: Element {
  /// From 0 to 1; nil while it is not known.
  public private(set) var progress: Double?

  /// A bar that stands at a fraction from 0 to 1, or at nil for not known.
  public init(identifier: String = "", progress: Double? = nil) {
    self.progress = progress
    super.init(identifier: identifier)
  }

  /// A fraction from 0 to 1 (what is beyond is taken as the nearer end), or nil for not known.
  public func setProgress(
    _ progress: Double?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let clamped = progress.map { min(1, max(0, $0)) }
    guard clamped != self.progress else { return }
    self.progress = clamped
    render("moved the progress bar", fileID: fileID, line: line)
  }

  override public var inlineText: String? {
    guard let progress else { return "..........  working" }
    let full = Int(progress * 10)
    let bar = String(repeating: "#", count: full) + String(repeating: ".", count: 10 - full)
    return "\(bar) \(Int(progress * 100 + 0.5))%"
  }

  override public func lines(width: Int) -> [String] { inlineText.map { [$0] } ?? [] }
}
