import MVC

/// Values that only a mirror can show.
extension WiringState {
  package func describe<Value>(_ value: Value, to digest: inout StateDigest) {
    describe(value, by: reader(of: Value.self), to: &digest)
  }

  func describe(shown value: Any, to digest: inout StateDigest) {
    switch kind(of: value) {
    case .flag: if let flag = value as? Bool { digest.add(flag) }
    case .number: if let number = value as? Int { digest.add(number) }
    case .text: if let text = value as? String { digest.add(text) }
    case .fraction: if let fraction = value as? Double { digest.add(fraction) }
    case .numbers: if let numbers = value as? Set<Int> { digest.add(numbers) }
    case .object: digest.add(value as AnyObject)
    case .participant:
      if let registry, let known = value as? Participant { digest.add(known, in: registry) }
    case .port: if let holder = value as? any PortHolder { digest.add(holder.port) }
    case .stateful:
      if let stateful = value as? any StatefulValue { stateful.describe(to: &digest) }
    case .description: digest.add("\(value)")
    case .unordered: describeUnordered(value, to: &digest)
    case .parts: describeParts(of: value, to: &digest)
    case .closure: describe(closure: value, to: &digest)
    case .opaque: break
    }
  }

  private func describe<Closure>(closure: Closure, to digest: inout StateDigest) {
    withUnsafePointer(to: closure) { describe(closureAt: $0, to: &digest) }
  }

  func describeParts(of value: Any, to digest: inout StateDigest) {
    let mirror = Mirror(reflecting: value)
    digest.add(mirror.children.count)
    if mirror.displayStyle == .enum { digest.add(mirror.children.first?.label ?? "\(value)") }
    for child in mirror.children { describe(shown: child.value, to: &digest) }
  }

  func describeUnordered(_ value: Any, to digest: inout StateDigest) {
    let children = Mirror(reflecting: value).children.map(\.value)
    let entries = children.compactMap { child in
      identity(ofEntry: child).map { identity in
        StateDigest.Entry(of: identity) { [self] in describe(shown: child, to: &$0) }
      }
    }
    // What belongs to a component that is gone is no state.
    let isByParticipant = children.first.map { key(ofEntry: $0) is Participant } ?? false
    if isByParticipant || !entries.isEmpty && entries.count == children.count {
      return digest.add(table: entries)
    }
    let sorted = children.map { ("\($0)", $0) }.sorted { $0.0 < $1.0 }
    digest.add(sorted.count)
    for (_, child) in sorted { describe(shown: child, to: &digest) }
  }

  /// The object of a set's element, or of a dictionary's key.
  private func identity(ofEntry entry: Any) -> ObjectIdentifier? {
    let key = key(ofEntry: entry)
    guard let participant = key as? Participant else { return MVCLab.identity(of: key) }
    return registry?.component(participant).map(ObjectIdentifier.init)
  }

  /// The key of a dictionary's entry, or the element of a set.
  private func key(ofEntry entry: Any) -> Any {
    let mirror = Mirror(reflecting: entry)
    return mirror.displayStyle == .tuple ? mirror.children.first?.value ?? entry : entry
  }

  func kind(of value: Any) -> Kind {
    let type = type(of: value)
    let key = ObjectIdentifier(type)
    if let kind = kinds[key] { return kind }
    let kind = WiringState.kind(of: type, value)
    kinds[key] = kind
    return kind
  }

  static func kind(of type: Any.Type, _ value: Any) -> Kind {
    switch type {
    case is Bool.Type: return .flag
    case is Int.Type: return .number
    case is String.Type: return .text
    case is Double.Type: return .fraction
    case is Set<Int>.Type: return .numbers
    case is any StatefulValue.Type: return .stateful
    case is Participant.Type: return .participant
    case is CallSite.Type, is Connection.Type: return .opaque
    case is AnyClass: return .object
    case is any PortHolder.Type: return .port
    case is any BinaryInteger.Type: return .description
    default: break
    }
    switch Mirror(reflecting: value).displayStyle {
    case .set, .dictionary: return .unordered
    case .struct, .enum, .optional, .collection, .tuple: return .parts
    case .class: return .object
    case nil, .some: return DeclaredField.isClosure(type) ? .closure : .opaque
    }
  }
}
