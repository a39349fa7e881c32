import MVC

/// A number between two buttons: `Count: [-] 2 [+]`; a button that would leave the bounds is off.
open class Stepper: NumberControl {
  private var distance: Double

  /// Makes a stepper behind a label; a command finds it by the label or the identifier.
  ///
  /// A number outside the bounds becomes the nearest one within them; a step of 0 or less becomes 1.
  public init(
    _ label: String = "",
    number: Double = 0,
    in bounds: ClosedRange<Double> = 0...100,
    step: Double = 1,
    identifier: String = ""
  ) {
    distance = step > 0 ? step : 1
    super.init(label, number: number, in: bounds, identifier: identifier)
  }

  override var kindName: String { "stepper" }

  /// How much a tap adds or takes away; 0 or less becomes 1.
  public var step: Double {
    get { distance }
    set {
      let step = newValue > 0 ? newValue : 1
      guard step != distance else { return }
      distance = step
      render("set the step of \(flowName) to \(step.shortText)")
    }
  }

  override func describeContent(to digest: inout StateDigest) {
    super.describeContent(to: &digest)
    digest.add(step)
  }

  /// The numbers that taps lead to from the present one.
  override open var verbs: [ControlVerb] {
    let fromLower = (number / step - bounds.lowerBound / step)
    let rest = (fromLower - fromLower.rounded(.down)) * step
    let isOnGrid = min(rest, step - rest) < step / 1_000
    let lowest = isOnGrid ? bounds.lowerBound : bounds.lowerBound + rest
    return [.set(.numbers(min(lowest, number)...bounds.upperBound, step: step))]
  }

  /// Taps a button as often as it takes; each tap calls the target, which may turn the stepper off.
  override open func handle(_ act: UserAct) -> Bool {
    guard case .number(let wanted) = act.kind else { return false }
    let start = number
    let taps = ((wanted - start) / step).asWhole
    for tap in stride(from: 1, through: abs(taps), by: 1) {
      guard isEnabled, runtime.flow.end == nil else { break }
      guard take(start + Double(tap) * (taps < 0 ? -step : step)) else {
        // No target hears the other taps either.
        take(wanted)
        break
      }
    }
    return true
  }

  override open var inlineText: String? {
    let less = button("-", number > bounds.lowerBound)
    return "\(lineStart)\(less) \(value) \(button("+", number < bounds.upperBound))"
  }

  private func button(_ sign: String, _ isPossible: Bool) -> String {
    isEnabled && isPossible ? "[\(sign)]" : "(\(sign))"
  }
}
