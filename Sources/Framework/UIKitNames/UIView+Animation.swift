import HeadlessUI
import MVC

// Nothing is animated here: what an animation leads to is there at once, and its completion is called when it would be
// over.

extension Element {
  /// How UIKit animates; here nothing is animated.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int
    /// Makes the options of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The speed changes so.
    public static let curveEaseInOut: AnimationOptions = [], curveLinear = Self(rawValue: 1)
    /// The speed changes so.
    public static let curveEaseIn = Self(rawValue: 2), curveEaseOut = Self(rawValue: 4)
    /// It begins where the one before has come to.
    public static let beginFromCurrentState = Self(rawValue: 8)
    /// The user can touch what moves.
    public static let allowUserInteraction = Self(rawValue: 16)
    /// One view fades into the other.
    public static let transitionCrossDissolve = Self(rawValue: 32)
    /// One view turns into the other.
    public static let transitionFlipFromLeft = Self(rawValue: 64)
    /// One view turns into the other.
    public static let transitionFlipFromRight = Self(rawValue: 128)
  }

  /// Runs `animations` at once, and `completion` with true when the world's clock has advanced by the delay and the
  /// duration, in seconds; without either, in the next turn of the main queue.
  public static func animate(
    withDuration duration: Double,
    delay: Double = 0,
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

  /// Runs `animations` at once, as ``animate(withDuration:delay:options:animations:completion:fileID:line:)`` does.
  public static func animate(
    withDuration duration: Double,
    delay: Double,
    usingSpringWithDamping damping: Double,
    initialSpringVelocity velocity: Double,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    animate(
      withDuration: duration,
      delay: delay,
      options: options,
      animations: animations,
      completion: completion,
      fileID: fileID,
      line: line
    )
  }

  /// Runs `animations` at once, as ``animate(withDuration:delay:options:animations:completion:fileID:line:)`` does.
  public static func transition(
    with view: UIView,
    duration: Double,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    animate(
      withDuration: duration,
      options: options,
      animations: { animations?() },
      completion: completion,
      fileID: fileID,
      line: line
    )
  }
}
