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
  /// The participant that was the next one when it did so last.
  private let next: Participant
  /// What was the next one on the occasion before; nil if there was none.
  package let nextBefore: Participant?

  init(_ site: CallSite, on occasion: Int, _ next: Participant, after last: Self?) {
    (self.site, self.occasion, self.next) = (site, occasion, next)
    guard let last else {
      nextBefore = nil
      return
    }
    mostAtOnce = last.mostAtOnce
    guard last.occasion == occasion else {
      nextBefore = last.next
      return
    }
    (nextBefore, count) = (last.nextBefore, last.count + 1)
    mostAtOnce = max(mostAtOnce, count)
  }
}

/// A registration of the current step, and what was known of its line before.
struct StepRegistration {
  let owner: Participant
  let site: CallSite
  let before: RegisteredLine?
}
