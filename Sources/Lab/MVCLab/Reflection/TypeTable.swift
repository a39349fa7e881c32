import HeadlessUI
import LabPlatform
import MVC

/// What is known of types, found out once for each: the runtime answers in microseconds, and a step asks hundreds of times.
///
/// Each thread has its own, so that none waits for another; a type is the same in all worlds.
final class TypeTable {
  private static let tables = PerThread { TypeTable() }
  /// That of this thread.
  static var ofThread: TypeTable { tables.value }

  /// The types whose values lead to no object of the view layer, nor of a wiring.
  let leaves = LeafTypes(followingBlocks: false)
  /// The same, where the way through blocks counts as well.
  let leavesBesideBlocks = LeafTypes(followingBlocks: true)
  /// Whether a class is the view layer's own.
  @exclusivity(unchecked) var viewLayer: [ObjectIdentifier: Bool] = [:]
  /// The classes whose objects say which components they own; nil for the others.
  @exclusivity(unchecked) var owners: [ObjectIdentifier: (any ComponentOwner.Type)?] = [:]
  /// What the contexts of closures capture, by their metadata.
  @exclusivity(unchecked) var contexts: [UnsafeRawPointer: ClosureContext] = [:]
  /// Where the ports of classes are.
  @exclusivity(unchecked) var ports: [ObjectIdentifier: PortPlaces] = [:]
  /// The stored properties that may hold what laws ask for.
  @exclusivity(unchecked) var slots: [ObjectIdentifier: [Slot]] = [:]
  /// Where what may name an item lies; nil where only a mirror can show it.
  @exclusivity(unchecked) var names: [ObjectIdentifier: [(name: String, place: StoredPlace)]?] = [:]
  /// The weak properties that know an object by a protocol.
  @exclusivity(unchecked) var weakLinks: [ObjectIdentifier: [LinkPlace]] = [:]
  /// Where classes may keep lists of texts beside their stored properties.
  @exclusivity(unchecked) var hiddenLists: [ObjectIdentifier: HiddenLists] = [:]
  /// What the types of each module may hold.
  @exclusivity(unchecked) var surveys: [String: TypeSurvey] = [:]
  /// The names of components' classes, with their modules.
  @exclusivity(unchecked) var classNames: [ObjectIdentifier: String] = [:]
}
