import CallStacks
import MVC

extension Evidence {
  /// Whose code did what a hop records.
  public struct Author: Sendable {
    /// The component; nobody if the code is of no component, such as a closure in the assembly.
    public let participant: Participant
    /// Its role.
    public let role: Role
    /// The component that a mechanism called last before, which may be another.
    public let acting: Participant
    /// The line in the author's code that did it or called what did; nil if it is not known.
    public let site: SourceLine?
    /// The plain calls from the author's code to what did it, the innermost first.
    package let way: [CallPlace]
    /// Whether a model, or a plain class, which may be one, has called the author's code.
    package let isCalledByModel: Bool
    /// Whether the program's tables tell whose code it was; if not, the author is nobody.
    package var isKnown = true
  }

  /// The author of a hop: the view or controller whose function is the innermost on the stack, or the code that a closure
  /// is written in; else the component that a mechanism called last.
  ///
  /// Functions of models and of plain types, and free functions, only lead from the author to the hop. Where the innermost
  /// function is not known, as in a program without symbols, nobody is the author.
  public func author(of index: Int) -> Author {
    if let known = looks.authors[index] { return known }
    let author = author(of: index) { $0 == .view || $0 == .controller }
    looks.authors[index] = author
    return author
  }

  /// The same, where a model can be the author as well: the component whose function is the innermost on the stack.
  public func actor(of index: Int) -> Author {
    if let known = looks.actors[index] { return known }
    let actor = author(of: index) { $0 == .view || $0 == .controller || $0 == .model }
    looks.actors[index] = actor
    return actor
  }

  private func author(of index: Int, _ isAuthor: (Role) -> Bool) -> Author {
    let calls = plainCalls(before: index)
    for (position, call) in calls.enumerated() {
      let type = componentClass(of: call)
      let outer = calls[(position + 1)...]
      let isScreen = type.map { isAuthor($0.role) } ?? false
      guard isScreen || call.isClosure && !outer.contains(where: call.isSameFunction) else {
        continue
      }
      guard call.isKnown else { return .unknown(at: SourceLine(hops[index].site)) }
      return Author(
        participant: type.map { participant(of: $0, near: index) } ?? .nobody,
        role: type?.role ?? .nobody,
        acting: acting(at: index),
        site: site(of: index, by: call, isDirect: position == 0),
        way: Array(calls[..<position]),
        isCalledByModel: outer.contains(where: isOfPossibleModel)
      )
    }
    let acting = acting(at: index)
    return Author(
      participant: acting,
      role: role(acting),
      acting: acting,
      site: site(of: index),
      way: calls,
      isCalledByModel: false
    )
  }

  /// The component that a mechanism called last before a hop.
  private func acting(at index: Int) -> Participant {
    let hop = hops[index]
    return hops.indices.contains(hop.cause) ? hops[hop.cause].callee : hop.caller
  }

  /// The line of a call that led to a hop; that of the hop says it better where the call made it.
  private func site(of index: Int, by call: CallPlace, isDirect: Bool) -> SourceLine? {
    let own = SourceLine(hops[index].site)
    if isDirect, let own, call.file == nil || call.file == own.file { return own }
    return SourceLine(call) ?? site(of: index)
  }

  /// The component of a class that acted: the one that a mechanism called, now or before, or one that is alive.
  private func participant(of type: Component.Type, near index: Int) -> Participant {
    let registry = world.runtime.registry
    func isOne(_ participant: Participant) -> Bool {
      registry.componentType(of: participant).map { $0.isSubclass(of: type) } ?? false
    }
    if isOne(hops[index].caller) { return hops[index].caller }
    let near = causes(of: index).lazy.map(\.hop.callee).first(where: isOne)
    return near ?? alive.last { isOne($0.participant) }?.participant ?? .nobody
  }
}

extension Evidence.Author {
  /// The author of what unknown code did on a line, if that is known.
  fileprivate static func unknown(at site: SourceLine?) -> Self {
    Self(
      participant: .nobody,
      role: .nobody,
      acting: .nobody,
      site: site,
      way: [],
      isCalledByModel: false,
      isKnown: false
    )
  }
}

extension Evidence {
  /// The plain calls between a hop and the code that it happened in, the innermost first.
  func plainCalls(before index: Int) -> [CallPlace] {
    world.runtime.plainCalls(before: index)
  }

  /// The same without what the compiler makes for a property that is changed, which is no action.
  func callsToAction(at index: Int) -> ArraySlice<CallPlace> {
    let calls = plainCalls(before: index)
    let change = hops[index]
    guard change.kind == .change, let model = component(change.callee) else { return calls[...] }
    return calls.drop { $0.isInCode(of: type(of: model)) && $0.function == change.name }
  }

  /// The class of components that a call is in the code of; nil for any other type, and for the view layer's own classes.
  func componentClass(of call: CallPlace) -> Component.Type? {
    guard !call.isExtension, !call.types.isEmpty else { return nil }
    if let type = call.ownClass { return type as? Component.Type }
    return world.componentClasses.named(call.qualifiedType, in: world.runtime.registry)
  }

  /// Whether a call is in the code of a model, or of a plain class, which may be a model that the lab can't hear; an
  /// assembly is none.
  private func isOfPossibleModel(_ call: CallPlace) -> Bool {
    guard call.isKnown else {
      return call.candidates.isEmpty || call.candidates.joined().contains(where: isOfPossibleModel)
    }
    guard call.isOfClass, !call.isExtension else { return false }
    if let type = componentClass(of: call) { return type.role == .model }
    return !(call.ownClass is any Assembly.Type)
  }
}

extension Evidence {
  /// The line outside of a model's own code that made the change of an observed property which a hop records;
  /// nil if the model's code made it, or if that is not known.
  public func lineOutsideModel(ofChange index: Int) -> SourceLine? {
    let change = hops[index]
    guard let model = component(change.callee),
      StoredProperties.observes(change.name, of: model)
    else { return nil }
    let own = type(of: model)
    guard let call = callsToAction(at: index).first, call.isKnown, !call.isInCode(of: own) else {
      return nil
    }
    // A protocol's extension is any class's own code.
    guard !call.isExtension || call.isOfClass else { return nil }
    return site(of: index, by: call, isDirect: true)
  }
}

extension Runtime {
  /// The line that a hop names or, without one, that of the innermost plain call that led to it.
  package func line(of index: Int) -> SourceLine? {
    let hop = flow.hops[index]
    if let line = SourceLine(hop.site) { return line }
    let calls = plainCalls(before: index)
    // What the compiler makes for an observed property has the line that declares it.
    let own = calls.prefix { hop.kind == .change && $0.function == hop.name }
    return calls.dropFirst(own.count).lazy.prefix(while: \.isKnown).compactMap { SourceLine($0) }
      .first
  }

  /// The line whose call ended the flow by an error that it did not throw, or from another thread; nil if there is none.
  package func lineOfEnd(by fault: any Fault) -> SourceLine? {
    let calls = (fault as? OutsideThread)?.calls[...] ?? flow.calls(before: flow.count)
    return CallAddress.places(of: calls).lazy.compactMap { SourceLine($0) }.first
  }

  /// The plain calls between a hop and the code that it happened in, the innermost first: those of the app, without the
  /// framework's.
  package func plainCalls(before index: Int) -> [CallPlace] {
    let calls = knownCalls(before: index)
    let hops = flow.hops
    if let bridge = registry.component(hops[index].callee) as? any ModelBridge,
      hops[index].kind == .change
    {
      // Whoever lets the model call its bridge changes nothing by that.
      let ofModel = calls.drop { !$0.isMember(of: bridge.plainType) }
      if !ofModel.isEmpty { return Array(ofModel) }
    }
    guard let cause = hops.indices.contains(hops[index].cause) ? hops[hops[index].cause] : nil,
      cause.kind == .contract || cause.kind == .delegate, calls.last?.isClosure == true,
      let callee = registry.componentType(of: cause.callee)
    else { return calls }
    // In `$delegate { $0.added(item) }` the closure is the sender's, and says only which method is called.
    let ofCallee = calls.dropLast()
    return ofCallee.contains { $0.isInCode(of: callee) }
      ? Array(ofCallee) : calls
  }

  /// The calls on the stack.
  ///
  /// Where the optimiser left no frame of the function that a mechanism called, it is that of the component that was called.
  private func knownCalls(before index: Int) -> [CallPlace] {
    let calls = CallAddress.places(of: flow.calls(before: index))
    guard let ways = calls.last?.candidates, !ways.isEmpty,
      flow.hops.indices.contains(flow.hops[index].cause),
      let callee = registry.componentType(of: flow.hops[flow.hops[index].cause].callee)
    else { return calls }
    let way = sequence(first: callee as AnyClass) { _getSuperclass($0) }.lazy.compactMap { type in
      ways.first { $0.last?.isMember(of: type) == true }
    }.first
    return way.map { calls.dropLast() + $0 } ?? calls
  }
}

extension CallPlace {
  /// Whether it is in the code of a class or of one above it.
  package func isInCode(of type: AnyClass) -> Bool {
    !types.isEmpty
      && sequence(first: type) { _getSuperclass($0) }.contains {
        ownClass == nil ? isMember(of: $0) : ownClass == $0
      }
  }

  /// Whether it is in the code of a type.
  fileprivate func isMember(of type: Any.Type) -> Bool {
    qualifiedType == moduleName(of: type) + "." + sourceName(of: type)
  }
}

extension Component {
  /// Whether the class is another one or inherits from it.
  fileprivate static func isSubclass(of other: AnyClass) -> Bool {
    sequence(first: self as AnyClass) { _getSuperclass($0) }.contains { $0 == other }
  }
}
