import HeadlessUI
import MVC

extension Evidence {
  /// The component whose code did what a hop records.
  ///
  /// The flow knows which component was called last. A plain closure or a plain delegate calls another
  /// component unseen; then only the type around the line tells whose code it is.
  public struct Author: Sendable {
    /// The component.
    public let participant: Participant
    /// Its role.
    public let role: Role
    /// Whether the flow saw the author being called.
    public let isSeen: Bool

    /// The end of a sentence about an author that the flow did not see being called; empty about any other.
    public var doubt: String { isSeen ? "" : ", reached by a plain call, which can't be followed" }
  }

  /// The author of a hop: the view or controller whose class encloses the line, or else the one that acted.
  public func author(of index: Int) -> Author {
    let hop = hops[index]
    let acting = Author(participant: hop.caller, role: role(hop.caller), isSeen: true)
    guard let type = enclosingType(at: hop.site), let own = wiringClasses(of: hop.caller),
      !PlainAssignment.isPart(type, of: own),
      let other = screenClasses.first(where: { PlainAssignment.isPart(type, of: $0.names) })
    else { return acting }
    return Author(
      participant: other.component.participant,
      role: role(other.component.participant),
      isSeen: false
    )
  }

  /// The innermost type around a line, as its source names it; nil if the source is not known.
  func enclosingType(at site: CallSite) -> String? {
    guard site.isKnown, let file = sources.file(of: site) else { return nil }
    return sources.outline(of: file).types(around: Int(site.line)).first
  }

  /// The names of an object's class and of those above it, without the view layer's own.
  func wiringClasses(of object: Component) -> [String] {
    storedProperties.wiringClasses(of: type(of: object), propertySource)
  }

  /// The same for a participant, also one that is gone, whose task may still act; nil if it is no component.
  func wiringClasses(of participant: Participant) -> [String]? {
    world.runtime.registry.componentType(of: participant).map {
      storedProperties.wiringClasses(of: $0, propertySource)
    }
  }

  /// The classes of the wiring's views and controllers that are alive, each with one of its objects.
  var screenClasses: [(component: Component, names: [String])] {
    var seen: Set<ObjectIdentifier> = []
    return wiringComponents.filter {
      [.view, .controller].contains(type(of: $0).role)
        && seen.insert(ObjectIdentifier(type(of: $0))).inserted
    }.map { ($0, wiringClasses(of: $0)) }
  }
}
