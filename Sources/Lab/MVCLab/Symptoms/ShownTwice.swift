import HeadlessUI
import MVC

extension Symptom {
  /// Found where a screen is pushed onto one of the same class that looks the same, and both because the user has touched
  /// the same control or row, or by one touch.
  public static let shownTwice = Symptom(
    "shown-twice",
    sentence: "a screen that the user has asked for once is pushed twice",
    reason: """
      An answer that pushes a screen comes twice if the user taps twice before it, and a transition takes time. Switch \
      the control off until the answer is there, or push only while the screen with the control is on top.
      """,
    found: .inStep { $0.shownTwice }
  )
}

extension Evidence {
  fileprivate var shownTwice: [Harm] {
    hops(.navigate).compactMap { index, push in
      guard push.isPush,
        let stack = component(push.callee) as? NavigationController,
        stack.stack.count > 1, let top = stack.top
      else { return nil }
      let below = stack.stack[stack.stack.count - 2]
      guard type(of: top) == type(of: below), top.drawing == below.drawing,
        hops.indices.contains(below.appearedBy), hops[below.appearedBy].isPush,
        isForSame(below.appearedBy, as: index)
      else { return nil }
      return Harm("\(name(top.participant)) was pushed twice", site: site(of: index), hop: index)
    }
  }

  /// Whether two hops follow from one touch, or from touches of the same control or row.
  private func isForSame(_ first: Int, as second: Int) -> Bool {
    // What one call pushes is a path that it restores.
    guard hops[first].cause != hops[second].cause, let one = origin(of: first).touch,
      let two = origin(of: second).touch
    else { return false }
    return one == two || hops[one].callee == hops[two].callee && hops[one].kind == hops[two].kind
  }
}

extension ViewController {
  /// What the user sees of it.
  fileprivate var drawing: [String] {
    [title] + elements.flatMap { $0.inlineText.map { [$0] } ?? [] }
      + elements.compactMap { ($0 as? Cell)?.readout }
  }
}
