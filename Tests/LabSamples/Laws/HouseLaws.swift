import HeadlessUI
import MVC
import MVCLab

extension Style {
  /// Laws of the lab, written once more with nothing but what is open to everybody.
  public static let house = Style(
    name: "house",
    laws: [.sellsFromView, .assignsFromOutside, .hearsStrangers, .pushesFromView]
  )
}

extension Law {
  /// Broken as `state-changed-outside-action` is.
  static let assignsFromOutside = Law(
    "assigns-from-outside",
    sentence: "a model changes itself",
    reason: "Each writer would have rules of its own."
  ) { evidence in
    evidence.hops(.change).compactMap { index, change in
      evidence.lineOutsideModel(ofChange: index).map {
        Breach("'\(change.name)' was assigned", by: change.caller, hop: index, site: $0)
      }
    }
  }

  /// Broken as `notified-by-stranger` is.
  static let hearsStrangers = Law(
    "hears-strangers",
    sentence: "a controller hears of the model that it holds",
    reason: "It would take the change of another model for one of its own."
  ) { evidence in
    evidence.hops(.notification).compactMap { index, hop in
      guard evidence.isModelNotification(hop), evidence.role(hop.callee) == .controller,
        let (model, listener) = zip(evidence.component(hop.caller), evidence.component(hop.callee)),
        !evidence.leads(from: listener, to: model)
      else { return nil }
      let site = SourceLine(hop.site)
      return Breach("\(evidence.name(hop.callee)) heard it", by: hop.callee, hop: index, site: site)
    }
  }

  /// Broken as `view-navigates` is.
  static let pushesFromView = Law(
    "pushes-from-view",
    sentence: "a view pushes no screen",
    reason: "It would know what comes next."
  ) { evidence in
    evidence.hops(.navigate).compactMap { index, hop in
      let author = evidence.author(of: index)
      guard author.role == .view else { return nil }
      return Breach("\(hop.name)", by: author.participant, hop: index, site: nil)
    }
  }
}

/// Both values, if there are two.
private func zip<First, Second>(_ first: First?, _ second: Second?) -> (First, Second)? {
  first.flatMap { first in second.map { (first, $0) } }
}
