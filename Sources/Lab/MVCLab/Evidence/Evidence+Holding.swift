import MVC

extension Evidence {
  /// Whether stored properties lead from a component to a model, through models and all objects that are
  /// no components: a container of services, a cache, a router.
  public func leads(from holder: Component, to model: Component) -> Bool {
    leads(from: holder) { $0 === model }
  }

  /// The same, to a model of some kind.
  func leads(from holder: Component, where isWanted: (Component) -> Bool) -> Bool {
    let held = StoredProperties.models(in: holder)
    var isFound = held.contains { isWanted($0.model) }
    if isFound { return true }
    ObjectGraph(within: holder) { met in
      if isWanted(met) {
        isFound = true
        return .end
      }
      return type(of: met).role == .model ? .through : .around
    }
    return isFound
  }
}
