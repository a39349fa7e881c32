import HeadlessUI
import MVC

/// Describes the objects and values of a wiring to a ``StateDigest``, by their stored properties.
///
/// It remembers what it learns about types, so several worlds can share it. Objects of other modules
/// than the wiring's, such as a library's, count as present only.
package final class WiringState: StateReflection {
  private let viewLayer: ViewLayer
  /// The module that declares the wiring.
  private let module: String
  private var kinds: [ObjectIdentifier: Kind] = [:]
  private var classes: [ObjectIdentifier: ClassPlan] = [:]
  private var own: [ObjectIdentifier: Bool] = [:]
  private var readers: [ObjectIdentifier: FieldLayout.Reader] = [:]

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

  /// How the objects of a class are described.
  private struct ClassPlan {
    let isStateful: Bool
    let isComponent: Bool
    let isModel: Bool
    /// The properties of the wiring's own classes; nil where a mirror must show them.
    let layout: FieldLayout?
    let hasProperties: Bool
  }
}

// MARK: - Objects

extension WiringState {
  package func describe(_ object: AnyObject, to digest: inout StateDigest) {
    let plan = plan(of: type(of: object))
    if plan.isStateful, let stateful = object as? any StatefulObject {
      stateful.describe(to: &digest)
    }
    if plan.isComponent, let component = object as? Component {
      for object in component.keptObjects { digest.add(object) }
      if plan.isModel, let model = component as? Model { describeStored(of: model, to: &digest) }
    }
    guard plan.hasProperties else { return }
    guard let layout = plan.layout else { return describeByMirror(object, to: &digest) }
    let place = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    let shown = layout.needsMirror ? properties(of: object) : []
    for field in layout.fields {
      if case .mirrored = field.reader {
        if shown.indices.contains(field.position) {
          describe(shown: shown[field.position], to: &digest)
        }
      } else {
        describe(at: place + field.offset, by: field.reader, to: &digest)
      }
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

  private func describeByMirror(_ object: AnyObject, to digest: inout StateDigest) {
    var level: Mirror? = Mirror(reflecting: object)
    while let current = level, isOwn(current.subjectType) {
      for child in current.children { describe(shown: child.value, to: &digest) }
      level = current.superclassMirror
    }
  }

  private func plan(of type: AnyClass) -> ClassPlan {
    let key = ObjectIdentifier(type)
    if let known = classes[key] { return known }
    var inherited: AnyClass? = type
    while let current = inherited, isOwn(current) { inherited = _getSuperclass(current) }
    let count = inherited.flatMap { DeclaredField.fields(of: $0)?.count } ?? 0
    let isOwn = isOwn(type)
    let plan = ClassPlan(
      isStateful: type is any StatefulObject.Type,
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
    if type is Component.Type { return type != Component.self && !viewLayer.contains(type) }
    return moduleName(of: type) == module
  }
}

// MARK: - Values in memory

extension WiringState {
  private func describe(
    at place: UnsafeRawPointer,
    by reader: FieldLayout.Reader,
    to digest: inout StateDigest
  ) {
    switch reader {
    case .flag: digest.add(place.load(as: Bool.self))
    case .number: digest.add(place.load(as: Int.self))
    case .text: digest.add(place.assumingMemoryBound(to: String.self).pointee)
    case .fraction: digest.add(place.load(as: Double.self))
    case .object: digest.add(place.assumingMemoryBound(to: AnyObject.self).pointee)
    case .value(let type): type.describe(at: place, self, to: &digest)
    case .parts(let layout):
      for field in layout.fields {
        describe(at: place + field.offset, by: field.reader, to: &digest)
      }
    case .nothing, .mirrored: break
    }
  }

  /// Describes a value by the reader of its type.
  func describe<Value>(
    _ value: Value,
    by reader: FieldLayout.Reader,
    to digest: inout StateDigest
  ) {
    if case .mirrored = reader { return describe(shown: value, to: &digest) }
    withUnsafePointer(to: value) { describe(at: $0, by: reader, to: &digest) }
  }

  /// How values of a type are read.
  func reader<Value>(of type: Value.Type) -> FieldLayout.Reader {
    readers[ObjectIdentifier(type)] ?? reader(of: .element(type))
  }

  private func reader(of field: DeclaredField) -> FieldLayout.Reader {
    let key = ObjectIdentifier(field.type)
    if let known = readers[key] { return known }
    let reader = newReader(of: field)
    readers[key] = reader
    return reader
  }

  private func newReader(of field: DeclaredField) -> FieldLayout.Reader {
    switch field.type {
    case is Bool.Type: return .flag
    case is Int.Type: return .number
    case is String.Type: return .text
    case is Double.Type: return .fraction
    case let type as any OptionalType.Type: return type.mayBeWeak ? .mirrored : .value(type)
    case let type as any InPlaceState.Type: return .value(type)
    case is any StatefulValue.Type, is any CustomReflectable.Type: return .mirrored
    case is Participant.Type, is CallSite.Type, is Connection.Type: return .nothing
    default: break
    }
    switch field.kind {
    case .leaf: return field.type is any BinaryInteger.Type ? .mirrored : .nothing
    case .object: return .object
    case .parts: return parts(of: field.type)
    case .open: return .mirrored
    }
  }

  /// The parts of a structure, if all of them can be read in memory.
  private func parts(of type: Any.Type) -> FieldLayout.Reader {
    guard let layout = FieldLayout(of: type, without: 0, reader) else { return .mirrored }
    return layout.needsMirror ? .mirrored : .parts(layout)
  }
}

// MARK: - Values by mirrors

extension WiringState {
  package func describe<Value>(_ value: Value, to digest: inout StateDigest) {
    describe(value, by: reader(of: Value.self), to: &digest)
  }

  private func describe(shown value: Any, to digest: inout StateDigest) {
    switch kind(of: value) {
    case .flag: if let flag = value as? Bool { digest.add(flag) }
    case .number: if let number = value as? Int { digest.add(number) }
    case .text: if let text = value as? String { digest.add(text) }
    case .fraction: if let fraction = value as? Double { digest.add(fraction) }
    case .numbers: if let numbers = value as? Set<Int> { digest.add(numbers) }
    case .object: digest.add(value as AnyObject)
    case .port: if let holder = value as? any PortHolder { digest.add(holder.port) }
    case .stateful:
      if let stateful = value as? any StatefulValue { stateful.describe(to: &digest) }
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
    for child in mirror.children { describe(shown: child.value, to: &digest) }
  }

  private func describeUnordered(_ value: Any, to digest: inout StateDigest) {
    let children = Mirror(reflecting: value).children.map(\.value)
    let sorted = children.map { ("\($0)", $0) }.sorted { $0.0 < $1.0 }
    digest.add(sorted.count)
    for (_, child) in sorted { describe(shown: child, to: &digest) }
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
