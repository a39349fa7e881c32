/// What a line has registered a component for: an observer, or a control with an action.
///
/// No hop records that.
package struct RegisteredLine {
  /// The line.
  package let site: CallSite
  /// The hop during which it did so last; a loop makes all of its registrations during one.
  private let occasion: Int
  private var count = 1
  /// The most registrations that it has made during one hop.
  package private(set) var mostAtOnce = 1
  /// What it has bound the component to on the last occasion; nothing if it is no line that binds.
  package private(set) var bound: [Bound] = []
  /// What it had bound the component to on the occasion before.
  package private(set) var boundBefore: [Bound] = []

  /// A model, and the property of it that is observed.
  package struct Bound {
    package let model: Participant
    package let property: String
  }

  init(_ site: CallSite, _ bound: Bound?, on occasion: Int, after last: Self?) {
    (self.site, self.occasion) = (site, occasion)
    let new = bound.map { [$0] } ?? []
    guard let last else {
      self.bound = new
      return
    }
    mostAtOnce = last.mostAtOnce
    guard last.occasion == occasion else {
      (self.bound, boundBefore) = (new, last.bound)
      return
    }
    (self.bound, boundBefore, count) = (last.bound + new, last.boundBefore, last.count + 1)
    mostAtOnce = max(mostAtOnce, count)
  }
}

/// A registration of the current step, and what was known of its line before.
struct StepRegistration {
  let owner: Participant
  let site: CallSite
  let before: RegisteredLine?
}
