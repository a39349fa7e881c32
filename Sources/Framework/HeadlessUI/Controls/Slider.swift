/// A slider of ten characters with its number: `Volume: [####......] 40`.
open class Slider: NumberControl {
  /// Makes a slider behind a label; a command finds it by the label or the identifier.
  ///
  /// A number outside the bounds becomes the nearest one within them.
  override public init(
    _ label: String = "",
    number: Double = 0,
    in bounds: ClosedRange<Double> = 0...1,
    identifier: String = ""
  ) {
    super.init(label, number: number, in: bounds, identifier: identifier)
  }

  override var kindName: String { "slider" }

  override open var verbs: [ControlVerb] { [.set(.numbers(bounds))] }

  /// Moves to the number; one that it has already calls no target.
  override open func handle(_ act: UserAct) -> Bool {
    guard case .number(let wanted) = act.kind else { return false }
    take(wanted)
    return true
  }

  override open var inlineText: String? {
    // Halves, because the whole width of the widest bounds is no number.
    let width = bounds.upperBound / 2 - bounds.lowerBound / 2
    let full = width > 0 ? Int((number / 2 - bounds.lowerBound / 2) / width * 10) : 0
    let bar = String(repeating: "#", count: full) + String(repeating: ".", count: 10 - full)
    return lineStart + (isEnabled ? "[\(bar)]" : "(\(bar))") + " \(value)"
  }
}
