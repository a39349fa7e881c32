import HeadlessUI
import MVC

extension Element {
  /// How UIKit animates; the lab animates nothing.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int

    /// Makes the options of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The timing.
    public static let curveEaseInOut: Self = [], curveLinear = Self(rawValue: 1)
    /// The timing.
    public static let curveEaseIn = Self(rawValue: 2), curveEaseOut = Self(rawValue: 4)
    /// What the user can do meanwhile, and where the animation begins.
    public static let allowUserInteraction = Self(rawValue: 8)
    /// Where the animation begins.
    public static let beginFromCurrentState = Self(rawValue: 16)
    /// How one view turns into another.
    public static let transitionCrossDissolve = Self(rawValue: 32)
    /// How one view turns into another.
    public static let transitionFlipFromLeft = Self(rawValue: 64)
    /// How one view turns into another.
    public static let transitionFlipFromRight = Self(rawValue: 128)
  }

  /// Runs `animations` at once, and `completion` with true when the world's clock has advanced by the delay and the
  /// duration, in seconds.
  ///
  /// Without a delay and a duration, `completion` runs in the next turn of the main queue.
  public static func animate(
    withDuration duration: Double,
    delay: Double = 0,
    usingSpringWithDamping damping: Double = 1,
    initialSpringVelocity velocity: Double = 0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    animations()
    guard let completion else { return }
    guard let runtime = Runtime.current else { return completion(true) }
    let site = CallSite(fileID: fileID, line: line)
    let time = max(0, duration) + max(0, delay)
    if time > 0 {
      _ = runtime.clock.schedule(after: .seconds(time), from: runtime.flow.acting, site: site) {
        completion(true)
      }
    } else {
      runtime.mainQueue.async(from: runtime.flow.acting, site: site) { completion(true) }
    }
  }

  /// Runs `animations` at once, and `completion` with true when the world's clock has advanced by the duration.
  public static func transition(
    with view: UIView,
    duration: Double,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let animations = animations ?? {}
    animate(
      withDuration: duration,
      animations: animations,
      completion: completion,
      fileID: fileID,
      line: line
    )
  }
}
