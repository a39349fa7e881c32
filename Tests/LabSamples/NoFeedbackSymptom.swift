import HeadlessUI
import MVC
import MVCLab

extension Symptom {
  /// Found where a tap was handled and no screen was painted.
  static let noFeedback = Symptom(
    "no-feedback",
    sentence: "a tap changes nothing on any screen",
    reason: "The user can't see that the tap was received, and taps again.",
    found: .inStep { evidence in
      guard evidence.hops(.render).isEmpty else { return [] }
      return evidence.userEvents.map { index, hop in
        Harm("no screen changed after the tap on \(evidence.name(hop.callee))", hop: index)
      }
    }
  )
}
