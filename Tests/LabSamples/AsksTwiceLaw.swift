import HeadlessUI
import MVC
import MVCLab

extension Law {
  /// Breached by a request for what was requested already and not answered yet.
  static let asksTwice = Law(
    "asks-twice",
    sentence: "nobody asks for what is on its way",
    reason: "Each answer will be believed, and what was wanted once is had twice."
  ) { evidence in
    let waiting = evidence.world.runtime.server?.pending.map(\.request.description) ?? []
    return evidence.hops(.request).compactMap { index, hop in
      let request = "\(hop.name) \(hop.detail)"
      guard waiting.count(where: { $0 == request }) > 1 else { return nil }
      return Breach(
        "'\(evidence.name(hop.caller))' asked to '\(request)' once more",
        by: hop.caller,
        hop: index,
        site: evidence.site(of: index)
      )
    }
  }
}
