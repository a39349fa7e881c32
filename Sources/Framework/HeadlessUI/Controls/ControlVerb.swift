import LabText

/// What the user can do with a control; the command of the same name does it.
public enum ControlVerb: Equatable, Sendable {
  /// A touch: `tap Add`.
  case tap
  /// Any text: `type Milk in Title`.
  case type
  /// The Return key: `return in Title`.
  case `return`
  /// One of some values: `set Size to Large`.
  case set(ControlValues)
}

/// The values that the user can set a control to.
public enum ControlValues: Equatable, Sendable {
  /// One of these texts.
  case choices([String])
  /// A number from a lower to an upper bound, in steps from the lower one; any number between them if
  /// the step is nil.
  case numbers(ClosedRange<Double>, step: Double? = nil)
}

extension ControlValues {
  /// The value that a user's text stands for; nil if there is none.
  ///
  /// A choice may be written in any case.
  package func value(of text: String) -> UserAct.Kind? {
    switch self {
    case .choices(let choices):
      let near =
        choices.first { $0 == text } ?? choices.first { $0.lowercased() == text.lowercased() }
      return near.map(UserAct.Kind.choice)
    case .numbers(let range, let step):
      guard let number = Double(text), range.contains(number) else { return nil }
      guard let step, step > 0 else { return .number(number) }
      let steps = ((number - range.lowerBound) / step).asWhole
      guard abs(range.lowerBound + Double(steps) * step - number) < step / 1_000 else { return nil }
      return .number(number)
    }
  }

  /// Some values beside the present one, for those who want to try them: the neighbours in steps,
  /// or the ends and the middle.
  package func examples(beside present: String) -> [String] {
    let all: [String] =
      switch self {
      case .choices(let choices): choices
      case .numbers(let range, let step): neighbours(of: present, range, step).map(\.shortText)
      }
    var seen: Set<String> = [present]
    return all.filter { seen.insert($0).inserted }
  }

  private func neighbours(
    of present: String,
    _ range: ClosedRange<Double>,
    _ step: Double?
  ) -> [Double] {
    guard let step else {
      return [range.lowerBound, (range.lowerBound + range.upperBound) / 2, range.upperBound]
    }
    guard let number = Double(present) else { return [range.lowerBound] }
    return [number - step, number + step].filter(range.contains)
  }
}

extension ControlValues: CustomStringConvertible {
  /// What is expected, for a message: `'Day', 'Week' or 'Month'`, `0 to 10 in steps of 2`.
  public var description: String {
    switch self {
    case .choices(let choices):
      return choices.isEmpty ? "nothing" : choices.map { "'\($0)'" }.listed("or")
    case .numbers(let range, let step):
      return "\(range.lowerBound.shortText) to \(range.upperBound.shortText)"
        + (step.map { " in steps of \($0.shortText)" } ?? "")
    }
  }
}
