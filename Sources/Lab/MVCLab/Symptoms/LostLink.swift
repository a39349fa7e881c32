import CallStacks
import HeadlessUI
import MVC

extension Symptom {
  /// Found where a control's target, a delegate or a table's data source is gone when it is called, and where an object
  /// does nothing with a user's action because a weak link of its own is empty.
  public static let lostLink = Symptom(
    "lost-link",
    sentence: "a target, a delegate or a data source that was set is gone when it is needed",
    reason: """
      Controls, tables and delegating objects hold the other object weakly. Somebody else must keep it as long as they \
      live, for example in a property of the screen's controller.
      """,
    found: .inStep { $0.lostLinks }
  )
}

extension Evidence {
  /// The links that were needed in this step and are gone.
  var lostLinks: [Harm] {
    goneTargets + goneDelegates + callsToGoneLinks + tablesWithoutLink
  }

  /// The controls whose target is gone; the line is the one that added it.
  private var goneTargets: [Harm] {
    hops(.targetAction).filter(\.hop.isLost).map { index, hop in
      Harm("the target of \(name(hop.caller)) is gone", site: site(of: index), hop: index)
    }
  }

  /// The delegates and data sources of objects on a screen that are gone, each told once in a step.
  private var goneDelegates: [Harm] {
    var judged: Set<Participant> = []
    return hops(.delegate).filter { $0.hop.isLost && isInUse($0.hop.caller) }.compactMap {
      index,
      hop -> Harm? in
      guard judged.insert(hop.caller).inserted else { return nil }
      let links = component(hop.caller).map { Slot.levels(of: $0).flatMap(\.children) } ?? []
      let gone = links.lazy.compactMap { $0.value as? any WeakLink }.first(where: \.isGone)
      return Harm(
        "the \(gone?.role ?? "delegate") of \(name(hop.caller)) is gone",
        site: gone.flatMap { line(of: $0.setters, throughSetterOf: $0.property) }
          ?? site(of: index),
        hop: index
      )
    }
  }

  /// Whether a component is on a screen, or is one of the view layer that stands for something there.
  private func isInUse(_ participant: Participant) -> Bool {
    guard let part = component(participant), !(part is Element), !(part is ViewController) else {
      return isOnScreen(participant)
    }
    return ViewLayer.contains(type(of: part))
  }

  /// The actions of a user that ended at an object which did nothing, and one of whose weak links is gone.
  private var callsToGoneLinks: [Harm] {
    hops(.targetAction, .delegate).compactMap { index, hop in
      guard !hop.isLost, !step.contains(where: { $0 > index && hops[$0].cause == index }),
        let receiver = component(hop.callee),
        let link = StoredProperties.goneLinks(of: receiver).first
      else { return nil }
      return Harm(
        "'\(link)' of \(name(hop.callee)) is gone",
        site: assignment(to: link) ?? declaration(of: link, in: receiver),
        hop: index
      )
    }
  }

  /// The tables that ask for their rows, or tell of a touch, in vain.
  private var tablesWithoutLink: [Harm] {
    var judged: Set<Participant> = []
    let asking = hops(.lifecycle(.firstLoadOfTables), .lifecycle(.viewDidLayoutSubviews)).flatMap {
      index,
      hop -> [Harm] in
      let tables = (component(hop.callee) as? ViewController)?.allTables ?? []
      return tables.filter {
        $0.sourceLink.isGone && judged.insert($0.participant).inserted
      }.map { table in
        Harm(
          "the data source of \(name(table.participant)) is gone",
          site: line(of: table.sourceLink.setters),
          hop: index
        )
      }
    }
    guard unheard != nil else { return asking }
    // A touch that no delegate hears leaves no hop.
    return asking
      + tablesInSight.filter { $0.delegateLink.isGone }.map { table in
        Harm(
          "the delegate of \(name(table.participant)) is gone",
          site: line(of: table.delegateLink.setters)
        )
      }
  }

  /// The line of the innermost of some calls that has one; the compiler's setter of a property has the line that declares it.
  private func line(of calls: [UInt], throughSetterOf property: String = "") -> SourceLine? {
    CallAddress.places(of: calls[...]).lazy.drop { $0.function == property }.compactMap {
      SourceLine($0)
    }.first
  }
}

extension WeakLink {
  /// What the object is to the one that has the link.
  fileprivate var role: String {
    switch property {
    case "dataSource": "data source"
    case "searchResultsUpdater": "results updater"
    case "presentationDelegate": "presentation's delegate"
    default: "delegate"
    }
  }
}
