import MVC

extension Evidence {
  /// Whether stored properties lead from a component to a model, through models and all objects that are
  /// no components: a container of services, a cache, a router.
  public func leads(from holder: Component, to model: Component) -> Bool {
    let held = storedProperties.models(in: holder)
    var isFound = held.contains { $0.model === model }
    if isFound { return true }
    ObjectGraph(within: holder, storedProperties.viewLayer) { met in
      if met === model {
        isFound = true
        return .end
      }
      return type(of: met).role == .model ? .through : .around
    }
    return isFound
  }
}
