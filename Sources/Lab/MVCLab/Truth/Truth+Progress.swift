import HeadlessUI

extension Truth {
  /// How far a progress bar is; compared with its `progress`.
  public struct Progress: Statement {
    public let claim: Claim

    /// The progress of the bar with an identifier, from 0 to 1; nil if it is not known.
    public init(_ name: String, _ progress: Double?) {
      let said = { @Sendable (progress: Double?) in
        progress.map { "\(Int($0 * 100 + 0.5)) %" } ?? "no progress"
      }
      let progress = ProgressView.clamp(progress)
      claim = Claim("progress", name, of: ProgressView.self) { bar in
        (
          "\(said(bar.progress)) in '\(name)'",
          bar.progress == progress ? nil : "its model has \(said(progress))"
        )
      }
    }
  }
}
