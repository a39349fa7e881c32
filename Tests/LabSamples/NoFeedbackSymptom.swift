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
      return evidence.userEvents.compactMap { index, hop in
        guard case .tap(let title) = hop.userEvent else { return nil }
        return Harm("no screen changed after the tap on '\(title)'", hop: index)
      }
    }
  )
}
