import HeadlessUI
import MVC

/// Describes the objects and values of a wiring to a ``StateDigest``, by their stored properties.
///
/// It remembers what kind of value each type is, so several worlds can share it. Objects of other
/// modules than the wiring's, such as a library's, count as present only.
package final class WiringState: StateReflection {
  private let viewLayer: ViewLayer
  private var kinds: [ObjectIdentifier: Kind] = [:]
  private var modules: [ObjectIdentifier: Bool] = [:]
  /// The module that declares the wiring.
  private let module: String

  package init(of assembly: any Assembly, _ viewLayer: ViewLayer) {
    module = moduleName(of: type(of: assembly))
    self.viewLayer = viewLayer
  }

  /// The ways to describe a value.
  private enum Kind {
    case flag
    case number
    case text
    case fraction
    case numbers
    case object
    case port
    case stateful
    /// A number of the standard library, an enumeration without values.
    case description
    /// A set or a dictionary, whose order is no part of it.
    case unordered
    case parts
    /// What can't be seen, such as a block, and what is no state, such as a participant.
    case opaque
  }
}

extension WiringState {
  package func describe(_ object: AnyObject, to digest: inout StateDigest) {
    if let stateful = object as? any StatefulObject { stateful.describe(to: &digest) }
    if let component = object as? Component {
      for object in component.keptObjects { digest.add(object) }
      if let model = component as? Model { describeStored(of: model, to: &digest) }
    } else if object is any StatefulObject {
      return
    }
    describeProperties(of: object, to: &digest)
  }

  /// The stored data of a model, such as the rows of a database.
  private func describeStored(of model: Model, to digest: inout StateDigest) {
    guard let stored = try? model.stored else { return digest.add(false) }
    for (_, value) in stored { describe(value, to: &digest) }
  }

  private func describeProperties(of object: AnyObject, to digest: inout StateDigest) {
    let type: AnyClass = Swift.type(of: object)
    guard !viewLayer.contains(type), object is Component || isOwn(type) else { return }
    var level: Mirror? = Mirror(reflecting: object)
    while let current = level, current.subjectType != Component.self,
      !viewLayer.contains(current.subjectType)
    {
      for child in current.children { describe(child.value, to: &digest) }
      level = current.superclassMirror
    }
  }

  private func isOwn(_ type: AnyClass) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = modules[key] { return known }
    let isOwn = moduleName(of: type) == module
    modules[key] = isOwn
    return isOwn
  }
}

extension WiringState {
  package func describe(_ value: Any, to digest: inout StateDigest) {
    switch kind(of: value) {
    case .flag: if let flag = value as? Bool { digest.add(flag) }
    case .number: if let number = value as? Int { digest.add(number) }
    case .text: if let text = value as? String { digest.add(text) }
    case .fraction: if let fraction = value as? Double { digest.add(fraction) }
    case .numbers: if let numbers = value as? Set<Int> { digest.add(numbers) }
    case .object: digest.add(value as AnyObject)
    case .port: if let holder = value as? any PortHolder { digest.add(holder.port) }
    case .stateful: if let stateful = value as? any StatefulValue { stateful.describe(to: &digest) }
    case .description: digest.add("\(value)")
    case .unordered: describeUnordered(value, to: &digest)
    case .parts: describeParts(of: value, to: &digest)
    case .opaque: break
    }
  }

  private func describeParts(of value: Any, to digest: inout StateDigest) {
    let mirror = Mirror(reflecting: value)
    digest.add(mirror.children.count)
    if mirror.displayStyle == .enum { digest.add(mirror.children.first?.label ?? "\(value)") }
    for child in mirror.children { describe(child.value, to: &digest) }
  }

  private func describeUnordered(_ value: Any, to digest: inout StateDigest) {
    let children = Mirror(reflecting: value).children.map(\.value)
    let sorted = children.map { ("\($0)", $0) }.sorted { $0.0 < $1.0 }
    digest.add(sorted.count)
    for (_, child) in sorted { describe(child, to: &digest) }
  }

  private func kind(of value: Any) -> Kind {
    let type = type(of: value)
    let key = ObjectIdentifier(type)
    if let kind = kinds[key] { return kind }
    let kind = WiringState.kind(of: type, value)
    kinds[key] = kind
    return kind
  }

  private static func kind(of type: Any.Type, _ value: Any) -> Kind {
    switch type {
    case is Bool.Type: return .flag
    case is Int.Type: return .number
    case is String.Type: return .text
    case is Double.Type: return .fraction
    case is Set<Int>.Type: return .numbers
    case is any StatefulValue.Type: return .stateful
    case is Participant.Type, is CallSite.Type, is Connection.Type: return .opaque
    case is AnyClass: return .object
    case is any PortHolder.Type: return .port
    case is any BinaryInteger.Type: return .description
    default: break
    }
    switch Mirror(reflecting: value).displayStyle {
    case .set, .dictionary: return .unordered
    case .struct, .enum, .optional, .collection, .tuple: return .parts
    case .class: return .object
    case nil, .some: return .opaque
    }
  }
}

extension World {
  /// The state of this world; `reflection` describes the wiring's own objects.
  package func state(_ reflection: WiringState) -> StateDigest.Value {
    var digest = StateDigest(firstIdentity: runtime.firstIdentity, reflection)
    digest.add(windows)
    digest.add(assembly)
    runtime.describe(to: &digest)
    return digest.finish(runtime.registry)
  }
}
