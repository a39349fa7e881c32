import CallStacks
import MVC

extension Runtime {
  /// The name of a hop; that of a call of a delegate is the method that was called.
  ///
  /// The method is known from the first hops that it led to. Where it led to none, or the optimiser left no frame of it, the
  /// call has no name. A contract's call has the one that the wiring gives.
  package func name(of index: Int) -> String {
    let hop = flow.hops[index]
    guard hop.kind == .delegate, hop.name.isEmpty, !hop.isLost else { return hop.name }
    return calledMethod(of: index) ?? ""
  }

  /// The method of the callee that the closure of a call has called: the outermost call of the callee's code on the stack.
  private func calledMethod(of index: Int) -> String? {
    let (hops, hop) = (flow.hops, flow.hops[index])
    guard let callee = registry.componentType(of: hop.callee) else { return nil }
    let caller = registry.componentType(of: hop.caller)
    return hops.indices.dropFirst(index + 1).lazy.prefix { hops[$0].cause >= index }
      .filter { hops[$0].cause == index }
      .compactMap { child -> String? in
        let calls = CallAddress.places(of: self.flow.calls(before: child))
        let ofCallee = calls.last?.isClosure == true ? calls.dropLast() : calls[...]
        guard let call = ofCallee.last, call.isKnown, !call.isClosure, !call.isShared,
          call.isInCode(of: callee), caller.map({ !call.isInCode(of: $0) }) ?? true
        else { return nil }
        return call.function
      }.first
  }
}
