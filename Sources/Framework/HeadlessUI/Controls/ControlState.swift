extension Control {
  /// The states of a control; a button can have a title and a picture of its own for each.
  public struct State: OptionSet, Hashable, Sendable {
    /// The states as bits.
    public let rawValue: Int

    /// Makes the states of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// No other state.
    public static let normal: State = []
    /// The user touches the control.
    public static let highlighted = State(rawValue: 1)
    /// The control does not react.
    public static let disabled = State(rawValue: 2)
    /// The control is chosen among others.
    public static let selected = State(rawValue: 4)
  }
}
