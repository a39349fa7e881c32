import HeadlessUI
import MVC

/// Describes the objects and values of a wiring to a ``StateDigest``, by their stored properties.
///
/// It remembers what it learns about types, so several worlds can share it. Objects of other modules
/// than the wiring's, such as a library's, count as present only.
package final class WiringState: StateReflection {
  /// The module that declares the wiring.
  private let module: String
  @exclusivity(unchecked) var kinds: [ObjectIdentifier: Kind] = [:]
  @exclusivity(unchecked) private var classes: [ObjectIdentifier: ClassPlan] = [:]
  @exclusivity(unchecked) private var own: [ObjectIdentifier: Bool] = [:]
  @exclusivity(unchecked) var readers: [ObjectIdentifier: FieldLayout.Reader] = [:]
  /// Numbers for the names of types.
  @exclusivity(unchecked) private var words: [ObjectIdentifier: UInt64] = [:]
  /// The components of the world that is described.
  weak var registry: ComponentRegistry?
  /// The contexts that are being described.
  @exclusivity(unchecked) var openContexts: [UnsafeRawPointer] = []

  package init(of assembly: any Assembly) {
    module = moduleName(of: type(of: assembly))
  }

  /// The ways to describe a value.
  enum Kind {
    case flag
    case number
    case text
    case fraction
    case numbers
    case object
    case participant
    case port
    case stateful
    /// A number of the standard library, an enumeration without values.
    case description
    /// A set or a dictionary, whose order is no part of it.
    case unordered
    case parts
    case closure
    /// What is no state, such as a participant.
    case opaque
  }

  /// How the objects of a class are described.
  private struct ClassPlan {
    /// The class, if its objects describe their own state.
    let stateful: (any StatefulObject.Type)?
    let isComponent: Bool
    let isModel: Bool
    /// The properties of the wiring's own classes; nil where a mirror must show them.
    let layout: FieldLayout?
    let hasProperties: Bool
  }
}

// MARK: - Objects

extension WiringState {
  package func word(for type: Any.Type) -> UInt64 {
    let key = ObjectIdentifier(type)
    if let known = words[key] { return known }
    let word = StateDigest.word(for: type)
    words[key] = word
    return word
  }

  package func describe(_ object: AnyObject, to digest: inout StateDigest) {
    let plan = plan(of: type(of: object))
    plan.stateful?.describe(object, to: &digest)
    if plan.isComponent, let component = object as? Component {
      for object in component.keptObjects { digest.add(object) }
      if plan.isModel, let model = component as? Model { describeStored(of: model, to: &digest) }
    }
    guard plan.hasProperties else { return }
    guard let layout = plan.layout else {
      for value in properties(of: object) { describe(shown: value, to: &digest) }
      return
    }
    let place = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    for field in layout.fields {
      guard case .reference = field.reader else {
        describe(at: place + field.offset, by: field.reader, to: &digest)
        continue
      }
      let held = field.strength.object(at: place + field.offset) {
        properties(of: object)[field.position]
      }
      digest.add(held)
      // A weak link whose object is gone was set; see `goneLinks(of:)`.
      if field.isLink, held == nil { digest.add((place + field.offset).load(as: UInt.self) != 0) }
    }
  }

  /// The stored data of a model, such as the rows of a database.
  private func describeStored(of model: Model, to digest: inout StateDigest) {
    guard let stored = try? model.stored else { return digest.add(false) }
    for (_, value) in stored { describe(shown: value, to: &digest) }
  }

  /// The properties that the wiring's own classes declare, inherited ones first.
  private func properties(of object: AnyObject) -> [Any] {
    var properties: [Any] = []
    var level: Mirror? = Mirror(reflecting: object)
    while let current = level, isOwn(current.subjectType) {
      properties.insert(contentsOf: current.children.map(\.value), at: 0)
      level = current.superclassMirror
    }
    return properties
  }

  private func plan(of type: AnyClass) -> ClassPlan {
    let key = ObjectIdentifier(type)
    if let known = classes[key] { return known }
    var inherited: AnyClass? = type
    while let current = inherited, isOwn(current) { inherited = _getSuperclass(current) }
    let count = inherited.flatMap { DeclaredField.fields(of: $0)?.count } ?? 0
    let isOwn = isOwn(type)
    let plan = ClassPlan(
      stateful: type as? any StatefulObject.Type,
      isComponent: type is Component.Type,
      isModel: type is Model.Type,
      layout: isOwn && !(type is any CustomReflectable.Type)
        ? FieldLayout(of: type, without: count, reader) : nil,
      hasProperties: isOwn
    )
    classes[key] = plan
    return plan
  }

  /// Whether a class is the wiring's own: any component outside of the view layer, and any other class
  /// of its module.
  private func isOwn(_ type: Any.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = own[key] { return known }
    let isOwn = isDeclaredByWiring(type)
    own[key] = isOwn
    return isOwn
  }

  private func isDeclaredByWiring(_ type: Any.Type) -> Bool {
    if type is Component.Type { return type != Component.self && !ViewLayer.contains(type) }
    return moduleName(of: type) == module
  }
}

extension StatefulObject {
  /// Describes an object of this class; to ask for the class is cheaper than to ask for the protocol.
  fileprivate static func describe(_ object: AnyObject, to digest: inout StateDigest) {
    (object as? Self)?.describe(to: &digest)
  }
}

extension World {
  /// The state of this world; `reflection` describes the wiring's own objects.
  ///
  /// The time since the world began is a part of it only `withTime`: to code that never asks for it, only
  /// the time that is left to each timer makes a difference. `memory` adds what rules remember.
  package func state(
    _ reflection: WiringState,
    withTime: Bool = false,
    beside memory: (inout StateDigest) -> Void = { _ in }
  ) -> StateDigest.Value {
    var digest = StateDigest(firstIdentity: runtime.firstIdentity, reflection)
    digest.add(windows)
    digest.add(assembly)
    runtime.describe(to: &digest)
    if withTime { digest.add(runtime.clock.time) }
    reflection.registry = runtime.registry
    memory(&digest)
    return digest.finish(runtime.registry)
  }
}
