import HeadlessUI
import MVC
import MVCLab

extension Law {
  /// Broken by a request that is sent while the same request waits for its answer.
  static let asksTwice = Law(
    "asks-twice",
    sentence: "a request that waits for its answer is not sent again",
    reason: "The model applies both answers, so the user gets twice what was asked for once."
  ) { evidence in
    let waiting = evidence.world.runtime.server?.pending.map(\.request.description) ?? []
    return evidence.hops(.request).compactMap { index, hop in
      let request = "\(hop.name) \(hop.detail)"
      guard waiting.count(where: { $0 == request }) > 1 else { return nil }
      return Breach(
        "\(evidence.name(hop.caller)) sent '\(request)' again before its answer",
        by: hop.caller,
        hop: index,
        site: evidence.site(of: index)
      )
    }
  }
}
